import { useIslandAttributes } from '#island';
import { usePage } from '#page';
import { Picture } from '../../picture/Picture.tsx';
import { LightboxDialog } from './LightboxDialog.tsx';

export type LightboxGalleryProps = {
  /** Pictures of one size, or a wall of several sizes. */
  layout: 'even' | 'wall';
  label: string;
  pictures: readonly { image: { picture: string }; alt: string; caption: string }[];
};

const largeWidth = 1600;

/** Pictures that open large in a dialog. Without script, each is a link to its large version. */
export function LightboxGallery({ layout, label, pictures }: LightboxGalleryProps) {
  const { picture } = usePage();
  return (
    <div {...useIslandAttributes('Lightbox', 'visible')}>
      <ul className={`lightbox-grid lightbox-${layout}`}>
        {pictures.map(({ image, alt, caption }) => (
          <li key={caption}>
            <a href={picture({ picture: image.picture, widths: [largeWidth] }).src}>
              <Picture
                image={image}
                alt={alt}
                widths={[480, 960]}
                sizes="(max-width: 36rem) 92vw, 45vw"
              />
              <span>{caption}</span>
            </a>
          </li>
        ))}
      </ul>
      <LightboxDialog label={label} />
    </div>
  );
}
