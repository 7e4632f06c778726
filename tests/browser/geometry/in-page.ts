/** Runs in the page: everything wrong with its geometry in its current state. */
import { covered, findControls, iconsOverText, overlapping, tooSmall } from './control-faults.ts';
import * as text from './text-faults.ts';

export function findFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = text.findTexts();
  const lines = texts.flatMap((it) => it.lines);
  const controls = findControls();
  const faults = [
    ...(scrollWidth > clientWidth ? [`the page scrolls to ${scrollWidth}`] : []),
    ...texts.flatMap(text.squeezed),
    ...texts.flatMap(text.cutOff),
    ...text.overlapping(texts),
    ...tooSmall(controls),
    ...overlapping(controls, lines),
    ...iconsOverText(lines),
    ...covered(controls, lines),
  ];
  return [...new Set(faults)];
}
