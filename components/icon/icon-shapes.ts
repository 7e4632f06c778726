import iconNodes from 'lucide-static/icon-nodes.json';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

// The file's inferred type has an entry for each of 1,900 icons. This is the shape they share.
const shapes: Readonly<Record<string, unknown>> = iconNodes;

/** Icons that point in reading direction, and are mirrored in right-to-left text. */
const sideways = /^(arrow|chevron)\b.*(left|right)$/;

/** The classes of an icon. */
export const iconClass = (name: string): string => (sideways.test(name) ? 'icon sideways' : 'icon');

/** All paths of an icon joined into one, which is shorter. Other shapes come after it. */
function joinPaths(all: readonly Shape[]): Shape[] {
  const isPath = ([tag, { d, ...others }]: Shape) =>
    tag === 'path' && d !== undefined && Object.keys(others).length === 0;
  const d = all.filter(isPath).map(([, { d = '' }]) => fromAnywhere(shortPath(d)));
  const others = all.filter((shape) => !isPath(shape));
  return d.length > 0 ? [['path', { d: d.join('') }], ...others] : others;
}

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const followed = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(?=[-\\d.])`);

/**
 * Rewrites a path so that it can follow another one. Its first `m`, which counts from 0 0, becomes
 * an `M`; coordinates right after it are relative lines, so they get an `l`.
 */
function fromAnywhere(d: string): string {
  return d.replace(followed, 'M$1 $2l').replace(/^m/, 'M');
}

// Two decimals: with one, the long arcs of a dozen icons end up elsewhere. Numbers that would round to
// whole ones are left alone: after them, arc flags or the next number may follow without a space.
function shortPath(d: string): string {
  return d.replace(/\.\d{3,}/g, (part) => shortFraction(part));
}

function shortFraction(part: string): string {
  const rounded = Number(part).toFixed(2);
  return rounded === '0.00' || rounded === '1.00' ? part : rounded.slice(1);
}

// Cached, because every page shows dozens, and most of them are the same.
const joined = new Map<string, Shape[]>();

/** What a Lucide icon is drawn of, in 24 by 24 units. Throws if there is none of that name. */
export function shapesOf(name: string): Shape[] {
  const known = joined.get(name);
  if (known) return known;
  const found = shapes[name];
  if (!Array.isArray(found)) throw new Error(`there is no Lucide icon "${name}"`);
  const made = joinPaths(found);
  joined.set(name, made);
  return made;
}
