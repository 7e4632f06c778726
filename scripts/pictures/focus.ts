/** The point of a picture that stays in view when the picture is cropped. */
import { z } from 'zod';
import type { Focus } from '../content/fields.ts';

const points = z
  .array(
    z.object({ picture: z.object({ picture: z.string() }), across: z.number(), down: z.number() }),
  )
  .optional();

/** The points in content, by the names of their pictures. A site may have a collection of its own of that name. */
export function readFocus(content: Readonly<Record<string, unknown>>): ReadonlyMap<string, Focus> {
  const named = points.safeParse(content.focus).data ?? [];
  return new Map(named.map(({ picture, across, down }) => [picture.picture, { across, down }]));
}

type Size = { width: number; height: number };

/** The part of a picture that remains when it is cropped to a ratio, in pixels. */
export type Part = Size & { left: number; top: number };

/** Crops a picture to a ratio, keeping as much as possible around its point. */
export function cutAround({ width, height }: Size, ratio: number, { across, down }: Focus): Part {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const start = (whole: number, shown: number, percent: number) =>
    Math.max(0, Math.min(whole - shown, Math.round((whole * percent) / 100 - shown / 2)));
  return {
    ...part,
    left: start(width, part.width, across),
    top: start(height, part.height, down),
  };
}

/** The position of the point in a part of the picture. */
export function focusIn(part: Part, { width, height }: Size, { across, down }: Focus): Focus {
  const within = (whole: number, start: number, shown: number, percent: number) =>
    Math.round(((whole * percent) / 100 - start) * (100 / shown));
  return {
    across: within(width, part.left, part.width, across),
    down: within(height, part.top, part.height, down),
  };
}
