import type { Art as ArtContent } from '../../../content/template/schema/art.ts';
import { Picture } from '../../picture/Picture.tsx';
import { LineMotif } from './LineMotif.tsx';

type ArtProps = {
  art: ArtContent;
  /** Set for a frame that is several times as wide as high. */
  wide?: boolean;
};

/** A picture or a line drawing in one frame. */
export function Art({ art, wide = false }: ArtProps) {
  return (
    <div className="art cover night">
      {'motif' in art ? <LineMotif {...art.motif} wide={wide} /> : <WorkPicture {...art} />}
    </div>
  );
}

type WorkPictureProps = {
  image: { picture: string };
  alt: string;
  /** The `sizes` attribute: how wide it is displayed. */
  sizes?: string;
  first?: boolean;
};

/** A picture of a work. All use the same two widths, so that each is generated only once. */
export function WorkPicture({
  sizes = '(width < 56.25rem) 90vw, 40rem',
  ...rest
}: WorkPictureProps) {
  return <Picture widths={[480, 960]} sizes={sizes} {...rest} />;
}
