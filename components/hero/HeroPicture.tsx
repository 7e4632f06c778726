import { Picture, type PictureProps } from '../picture/Picture.tsx';

/** Size of the hero's pictures in pixels (specification, section 9). */
const size = { width: 1440, height: 849 };

type HeroPictureProps = Pick<PictureProps, 'alt' | 'first' | 'image' | 'together'> & {
  /** The picture of phones, its crop, and the screens that show it. */
  narrow: Omit<NonNullable<PictureProps['narrow']>, 'widths'>;
};

/** A picture behind the words of a hero, as wide as the window, with another one for phones. */
export const HeroPicture = ({ narrow, ...picture }: HeroPictureProps) => (
  <Picture
    {...picture}
    size={size}
    widths={[size.width, 2160]}
    sizes="(min-aspect-ratio: 1440/849) 100vw, 170vh"
    narrow={{ ...narrow, widths: [480, 780] }}
  />
);
