import type { ServicePage } from '../../content/schema/service-page.ts';
import { Picture } from '../picture/Picture.tsx';

/** Pictures of the work in a staggered row, each with its caption. */
export function Gallery({ pictures }: { pictures: ServicePage['gallery']['items'] }) {
  return (
    <ul className="gallery">
      {pictures.map(({ image, alt, caption }) => (
        <li key={caption} data-reveal="">
          <figure>
            <Picture image={image} alt={alt} widths={[480, 960]} sizes="45vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
