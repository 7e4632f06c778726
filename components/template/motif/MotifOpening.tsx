import type { Motif } from '../../../content/template/schema/art.ts';
import { Opening } from '../../opening/Opening.tsx';
import { LineMotif } from './LineMotif.tsx';

type MotifOpeningProps = { eyebrow: string; title: string; text: string; motif: Motif };

/** The opening of a template page: its words beside a line drawing. */
export function MotifOpening({ eyebrow, title, text, motif }: MotifOpeningProps) {
  const art = <LineMotif {...motif} whole={motif.kind === 'globe'} />;
  return <Opening eyebrow={eyebrow} title={title} text={text} art={art} />;
}
