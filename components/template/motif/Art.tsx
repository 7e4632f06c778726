import type { Art as ArtContent } from '../../../content/template/schema/art.ts';
import { LineMotif } from './LineMotif.tsx';
import { WorkPicture } from './WorkPicture.tsx';

type ArtProps = {
  art: ArtContent;
  /** Set for a frame that is several times as wide as high. */
  wide?: boolean;
};

/** A picture or a line drawing in one frame. */
export function Art({ art, wide = false }: ArtProps) {
  return (
    <div className="art">
      {'motif' in art ? (
        <LineMotif {...art.motif} wide={wide} spacing={5} />
      ) : (
        <WorkPicture {...art} />
      )}
    </div>
  );
}
