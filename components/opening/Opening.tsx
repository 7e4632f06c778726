import { LateStyles } from '../document/LateStyles.tsx';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Picture } from '../picture/Picture.tsx';

type OpeningProps = {
  eyebrow: string;
  title: string;
  text: string;
  image: { picture: string };
};

/**
 * The night band that inner pages open with, their first screen. Its picture is decoration; on a
 * phone it shines through a veil, where a quarter of the pixels does.
 */
export function Opening({ eyebrow, title, text, image }: OpeningProps) {
  return (
    <>
      <div className="opening night">
        <Picture
          image={image}
          alt=""
          widths={[640, 1024, 1440, 2160]}
          ratio={1440 / 560}
          sizes="(max-width: 56.25rem) 22rem, (min-aspect-ratio: 1440/560) 100vw, 90rem"
          first
        />
        <div className="page-width">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      <LateStyles />
    </>
  );
}
