/** Colours to replace in a drawing, as #rrggbb, each by another. */
export type Repaint = Readonly<Record<string, string>>;

/** A drawing in other colours; what `repaint` does not name stays. */
export const repainted = (svg: string, repaint: Repaint): string =>
  svg.replace(/#[0-9a-f]{6}\b/g, (colour) => repaint[colour] ?? colour);

/** What stands in for a repainted drawing: the dominant colour is between those that are in it. */
export function repaintedNear(colour: string, repaint: Repaint): string {
  const far = (other: string) =>
    parts(other).reduce((sum, part, at) => sum + (part - (parts(colour)[at] ?? 0)) ** 2, 0);
  const [nearest] = Object.keys(repaint).sort((a, b) => far(a) - far(b));
  return (nearest && repaint[nearest]) ?? colour;
}

const parts = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
