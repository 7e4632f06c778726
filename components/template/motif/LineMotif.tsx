import type { Motif } from '../../../content/template/schema/art.ts';
import { drawMotif } from './motifs.ts';
import { type Drawing, sheet, strip } from './rows.ts';

type LineMotifProps = Motif & {
  /** Shows the drawing uncropped, a person on the lower edge. Otherwise it fills its frame. */
  whole?: boolean;
  /** Draws for a frame that is several times as wide as high. */
  wide?: boolean;
  /** The distance between the lines of a portrait: the larger it is shown, the closer they are. */
  spacing?: number;
};

/** A picture of horizontal lines, one of them saffron, in the surrounding colours. Decoration only. */
export function LineMotif({ kind, seed, whole, wide = false, spacing = 8 }: LineMotifProps) {
  const { lines, faint, half, bold, sun } = drawOnce(kind, wide, seed, spacing);
  const { width, height } = wide ? strip : sheet;
  const place = kind === 'bust' ? 'xMidYMax' : 'xMidYMid';
  // A tone is the share of the paper that lines cover.
  const covering = (share: number) => (half ? { strokeWidth: share * spacing } : {});
  return (
    <svg
      className="line-motif"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={whole ? `${place} meet` : 'xMidYMid slice'}
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

function drawOnce(kind: Motif['kind'], wide: boolean, seed: number, spacing: number): Drawing {
  const key = `${kind} ${wide} ${seed} ${spacing}`;
  const drawing = drawn.get(key) ?? drawMotif(kind, wide ? strip : sheet, seed, spacing);
  drawn.set(key, drawing);
  return drawing;
}
