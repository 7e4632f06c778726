import { Picture } from '../../picture/Picture.tsx';

type WorkPictureProps = {
  image: { picture: string };
  alt: string;
  /** The `sizes` attribute: how wide it is displayed. */
  sizes?: string;
  first?: boolean;
};

/** A picture of a work. All use the same two widths, so that each is generated only once. */
export function WorkPicture({
  sizes = '(max-width: 56.25rem) 90vw, 40rem',
  ...rest
}: WorkPictureProps) {
  return <Picture widths={[480, 960]} sizes={sizes} {...rest} />;
}
