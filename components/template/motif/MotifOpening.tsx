import type { Listing } from '../../../content/template/schema/listing.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { LineMotif } from './LineMotif.tsx';

/** The night band that a page of the template opens with: its words beside a line drawing. */
export function MotifOpening({ eyebrow, title, text, motif }: Omit<Listing, 'head'>) {
  return (
    <div className="motif-opening night">
      <LineMotif {...motif} />
      <div className="page-width">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
    </div>
  );
}
