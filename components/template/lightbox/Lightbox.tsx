import { useIslandAttributes } from '#island';
import { usePage } from '#page';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Picture } from '../../picture/Picture.tsx';

type LightboxProps = Pick<SectionOf<'lightbox'>, 'layout' | 'label' | 'pictures'>;

const largeWidth = 1600;

/** Pictures that open large in a dialog. Without script, each is a link to its large version. */
export function Lightbox({ layout, label, pictures }: LightboxProps) {
  const { picture } = usePage();
  return (
    <div {...useIslandAttributes('Lightbox', 'visible')}>
      <ul className={`row lightbox-grid photo lightbox-${layout}`}>
        {pictures.map(({ image, alt, caption }) => (
          <li key={caption}>
            <a href={picture({ picture: image.picture, widths: [largeWidth] }).src}>
              <Picture
                image={image}
                alt={alt}
                widths={[480, 960]}
                sizes="(width < 36rem) 92vw, 45vw"
              />
              <span className="note">{caption}</span>
            </a>
          </li>
        ))}
      </ul>
      <LightboxDialog label={label} />
    </div>
  );
}

/** The dialog in which script shows one picture large, with buttons to move on and to close. */
function LightboxDialog({ label }: { label: string }) {
  return (
    <dialog className="lightbox night" aria-label={label}>
      <figure>
        <div className="lightbox-picture" />
        <figcaption aria-live="polite" />
      </figure>
      <div className="actions">
        <button type="button" className="boxed" data-step="-1">
          <Icon name="arrow-left" />
          <span className="visually-hidden">Previous picture</span>
        </button>
        <button type="button" className="boxed" data-step="1">
          <Icon name="arrow-right" />
          <span className="visually-hidden">Next picture</span>
        </button>
        <form method="dialog">
          <button type="submit" className="boxed">
            <Icon name="x" />
            <span className="visually-hidden">Close</span>
          </button>
        </form>
      </div>
    </dialog>
  );
}
