import type { Art as ArtContent } from '../../../content/template/schema/art.ts';
import { LineMotif } from './LineMotif.tsx';
import { WorkPicture } from './WorkPicture.tsx';

/** A picture or a line drawing in one frame. */
export function Art({ art }: { art: ArtContent }) {
  return (
    <div className="art">
      {'motif' in art ? <LineMotif {...art.motif} spacing={5} /> : <WorkPicture {...art} />}
    </div>
  );
}
