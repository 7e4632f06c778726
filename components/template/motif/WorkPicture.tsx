import { Picture } from '../../picture/Picture.tsx';

type WorkPictureProps = {
  image: { picture: string };
  alt: string;
  /** How wide it is shown: the `sizes` attribute. */
  sizes?: string;
  first?: boolean;
};

/** A picture of a work. All are asked for at the same two widths, so that each is made once. */
export function WorkPicture({
  sizes = '(max-width: 56.25rem) 90vw, 40rem',
  ...rest
}: WorkPictureProps) {
  return <Picture widths={[480, 960]} sizes={sizes} {...rest} />;
}
