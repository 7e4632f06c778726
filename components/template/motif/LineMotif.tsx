import type { Motif } from '../../../content/template/schema/art.ts';
import { drawMotif } from './motifs.ts';
import { type Drawing, sheet } from './rows.ts';

type LineMotifProps = Motif & {
  /** Shows the drawing uncropped on the lower edge. Otherwise it fills its frame. */
  whole?: boolean;
  /** The distance between the lines of a portrait: the larger it is shown, the closer they are. */
  spacing?: number;
};

/** A picture of horizontal lines, one of them saffron, in the surrounding colours. Decoration only. */
export function LineMotif({ kind, seed, whole, spacing = 8 }: LineMotifProps) {
  const { lines, faint, half, bold, sun } = drawOnce(kind, seed, spacing);
  // A tone is the share of the paper that lines cover.
  const covering = (share: number) => (half ? { strokeWidth: share * spacing } : {});
  return (
    <svg
      className="line-motif"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={whole ? 'xMidYMax meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {faint && <path className="line-motif-faint" d={faint} />}
      <path d={lines} {...covering(0.2)} />
      {half && <path d={half} {...covering(0.36)} />}
      {bold && <path d={bold} {...covering(0.6)} />}
      <path className="line-motif-sun" d={sun} />
    </svg>
  );
}

// Cached, because many pages show the same drawing.
const drawn = new Map<string, Drawing>();

function drawOnce(kind: Motif['kind'], seed: number, spacing: number): Drawing {
  const key = `${kind} ${seed} ${spacing}`;
  const drawing = drawn.get(key) ?? drawMotif(kind, seed, spacing);
  drawn.set(key, drawing);
  return drawing;
}
