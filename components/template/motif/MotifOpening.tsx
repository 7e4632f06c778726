import type { Listing } from '../../../content/template/schema/listing.ts';
import { Opening } from '../../opening/Opening.tsx';
import { LineMotif } from './LineMotif.tsx';

/** The opening of a template page: its words beside a line drawing. */
export function MotifOpening({ motif, ...words }: Omit<Listing, 'head'>) {
  const whole = motif.kind === 'bust' || motif.kind === 'globe';
  return <Opening {...words} art={<LineMotif {...motif} whole={whole} spacing={5} />} />;
}
