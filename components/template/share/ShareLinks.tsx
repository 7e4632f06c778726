import { useIslandAttributes } from '#island';
import { usePage } from '#page';
import { Icon } from '../../icon/Icon.tsx';
import { networks } from './networks.ts';

export type ShareLinksProps = {
  /** Buttons in a row, a ruled list, or plain words. */
  layout: 'row' | 'list' | 'words';
  /** The origin of the site, which the page's address is added to. */
  origin: string;
  title: string;
};

/** Links for sharing the current page, and a button that copies its address. */
export function ShareLinks({ layout, origin, title }: ShareLinksProps) {
  const address = origin + usePage().route.path;
  return (
    <div
      className={`share share-${layout}`}
      data-address={address}
      {...useIslandAttributes('Share', 'visible')}
    >
      <ul>
        {networks.map(({ name, icon, share }) => (
          <li key={name}>
            <a href={share(address, title)} rel="noopener">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="share-copy">
            <Icon name="copy" />
            Copy the link
          </button>
        </li>
      </ul>
      <p
        role="status"
        data-copied="The link is copied."
        data-failed-text="Copying is not allowed here."
      />
    </div>
  );
}
