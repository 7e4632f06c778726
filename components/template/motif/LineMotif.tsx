import type { Motif } from '../../../content/template/schema/art.ts';
import { drawMotif } from './motifs.ts';
import { type Drawing, sheet } from './rows.ts';

type LineMotifProps = Motif & {
  /** Shows all of it, standing on the lower edge, where it would else fill its frame. */
  whole?: boolean;
  /** Draws a portrait in finer lines, to stand large on a page. */
  fine?: boolean;
};

/** A picture of horizontal lines with one in saffron, in the colours around it. Decoration only. */
export function LineMotif({ kind, seed, whole, fine }: LineMotifProps) {
  const { lines, faint, half, bold, sun } = drawOnce(kind, seed, fine);
  return (
    <svg
      className={`line-motif${fine ? ' line-motif-fine' : ''}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={whole ? 'xMidYMax meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {faint && <path className="line-motif-faint" d={faint} />}
      <path d={lines} />
      {half && <path className="line-motif-half" d={half} />}
      {bold && <path className="line-motif-bold" d={bold} />}
      <path className="line-motif-sun" d={sun} />
    </svg>
  );
}

// Many pages show the same drawing.
const drawn = new Map<string, Drawing>();

function drawOnce(kind: Motif['kind'], seed: number, fine = false): Drawing {
  const key = `${kind} ${seed} ${fine}`;
  const drawing = drawn.get(key) ?? drawMotif(kind, seed, fine);
  drawn.set(key, drawing);
  return drawing;
}
