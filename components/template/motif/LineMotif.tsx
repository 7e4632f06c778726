import type { Motif } from '../../../content/template/schema/art.ts';
import { drawMotif } from './motifs.ts';
import { type Drawing, sheet } from './rows.ts';

type LineMotifProps = Motif & {
  /** Shows all of it, standing on the lower edge, where it would else fill its frame. */
  whole?: boolean;
  /** How far apart the lines of a portrait are: the larger it stands, the closer. */
  spacing?: number;
};

/** A picture of horizontal lines with one in saffron, in the colours around it. Decoration only. */
export function LineMotif({ kind, seed, whole, spacing = 8 }: LineMotifProps) {
  const { lines, faint, half, bold, sun } = drawOnce(kind, seed, spacing);
  // Tones are shares of the paper that lines cover.
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

// Many pages show the same drawing.
const drawn = new Map<string, Drawing>();

function drawOnce(kind: Motif['kind'], seed: number, spacing: number): Drawing {
  const key = `${kind} ${seed} ${spacing}`;
  const drawing = drawn.get(key) ?? drawMotif(kind, seed, spacing);
  drawn.set(key, drawing);
  return drawing;
}
