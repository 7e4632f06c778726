import type { Motif } from '../../../content/template/schema/art.ts';
import { drawMotif } from './motifs.ts';
import { type Drawing, sheet, strip } from './rows.ts';

type LineMotifProps = Motif & {
  /** Shows the drawing uncropped. Otherwise it fills its frame. */
  whole?: boolean;
  /** Draws for a frame that is several times as wide as high. */
  wide?: boolean;
};

/** A picture of horizontal lines, one of them saffron, in the surrounding colours. Decoration only. */
export function LineMotif({ kind, seed, whole, wide = false }: LineMotifProps) {
  const { lines, faint, sun } = drawOnce(kind, wide, seed);
  const { width, height } = wide ? strip : sheet;
  return (
    <svg
      className="line-motif"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${whole ? 'meet' : 'slice'}`}
      aria-hidden="true"
    >
      {faint && <path className="line-motif-faint" d={faint} />}
      <path d={lines} />
      <path className="line-motif-sun" d={sun} />
    </svg>
  );
}

// Cached, because many pages show the same drawing.
const drawn = new Map<string, Drawing>();

function drawOnce(kind: Motif['kind'], wide: boolean, seed: number): Drawing {
  const key = `${kind} ${wide} ${seed}`;
  const drawing = drawn.get(key) ?? drawMotif(kind, wide ? strip : sheet, seed);
  drawn.set(key, drawing);
  return drawing;
}
