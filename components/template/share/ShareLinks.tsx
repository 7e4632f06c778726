import { useIslandAttributes } from '#island';
import { usePage } from '#page';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Icon } from '../../icon/Icon.tsx';

type Network = {
  name: string;
  /** A Lucide icon, since the set has no company logos. */
  icon: string;
  share: (address: string, title: string) => string;
};

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** The networks where a page can be shared, by plain links. */
const networks: readonly Network[] = [
  {
    name: 'LinkedIn',
    icon: 'briefcase',
    share: (url) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  },
  {
    name: 'Mastodon',
    icon: 'message-circle',
    share: (address, title) => `https://mastodonshare.com/?${query({ text: title, url: address })}`,
  },
  {
    name: 'WhatsApp',
    icon: 'phone',
    share: (address, title) => `https://wa.me/?${query({ text: `${title} ${address}` })}`,
  },
  {
    name: 'E-mail',
    icon: 'mail',
    share: (address, title) =>
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
  },
];

type ShareLinksProps = Pick<SectionOf<'share'>, 'layout' | 'origin' | 'title'>;

/** Links for sharing the current page, and a button that copies its address. */
export function ShareLinks({ layout, origin, title }: ShareLinksProps) {
  const frame = layout === 'row' ? 'boxed' : undefined;
  const address = origin + usePage().route.path;
  return (
    <div
      className={`share share-${layout}`}
      data-address={address}
      {...useIslandAttributes('Share', 'visible')}
    >
      <ul className={layout === 'list' ? 'ruled' : 'actions'}>
        {networks.map(({ name, icon, share }) => (
          <li key={name}>
            <a className={frame} href={share(address, title)} rel="noopener">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={frame ? 'boxed by-script share-copy' : 'by-script share-copy'}
          >
            <Icon name="copy" />
            Copy the link
          </button>
        </li>
      </ul>
      <p
        className="note"
        role="status"
        data-copied="The link is copied."
        data-failed-text="Copying is not allowed here."
      />
    </div>
  );
}
