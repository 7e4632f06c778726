import type { ReactNode } from 'react';
import { LateStyles } from '../document/LateStyles.tsx';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Picture } from '../picture/Picture.tsx';

type OpeningProps = { eyebrow: string; title: string; text: string } & (
  | { image: { picture: string } }
  | { art: ReactNode }
);

/** Longer titles, in characters, are set smaller, so that the band leaves room for what follows. */
const longTitle = 40;

/**
 * The night band that inner pages open with, their first screen. Behind its words is decoration: a
 * picture, or a drawing that positions itself.
 */
export function Opening({ eyebrow, title, text, ...behind }: OpeningProps) {
  return (
    <>
      <div className="opening night">
        {'art' in behind ? behind.art : <Backdrop image={behind.image} />}
        <div className="page-width">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 {...(title.length > longTitle && { 'data-long': '' })}>{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      <LateStyles />
    </>
  );
}

// On a phone the picture is behind a veil, so a quarter of the pixels is enough.
function Backdrop({ image }: { image: { picture: string } }) {
  return (
    <Picture
      image={image}
      alt=""
      widths={[640, 1024, 1440, 2160]}
      ratio={1440 / 560}
      sizes="(width < 56.25rem) 22rem, (min-aspect-ratio: 1440/560) 100vw, 90rem"
      first
    />
  );
}
