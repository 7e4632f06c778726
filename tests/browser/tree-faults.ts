/** Reads the accessibility tree of a page in Playwright's format, and reports what is wrong. */
import type { Content } from '../../content/index.ts';

type Entry = { role: string; name: string; depth: number; isSelected: boolean; level: number };

const landmarks = ['banner', 'main', 'contentinfo'];
const named =
  /^(button|checkbox|combobox|dialog|iframe|img|link|navigation|progressbar|radio|region|searchbox|slider|spinbutton|tab|tabpanel|table|textbox)$/;

/** `whole` is the number of sliders of which all slides are in view, so that they have no buttons. */
export function findTreeFaults(tree: string, { slider }: Content['ui'], whole: number): string[] {
  const entries = readTree(tree);
  const ofRole = (role: string) => entries.filter((entry) => entry.role === role);
  const faults = entries
    .filter(({ role, name }, at) => named.test(role) && !name && !isNamedBox(role, entries[at - 1]))
    .map(({ role }) => `${role} without a name`);
  for (const landmark of landmarks)
    if (ofRole(landmark).length !== 1) faults.push(`${ofRole(landmark).length} × ${landmark}`);
  for (const { role, name } of entries.filter(({ depth }) => depth === 0))
    if (![...landmarks, 'link', 'dialog'].includes(role))
      faults.push(`${role} ${name} in no landmark`);

  const levels = ofRole('heading').map(({ level }) => level);
  if (levels.filter((level) => level === 1).length !== 1) faults.push('not one heading of level 1');
  for (const [index, level] of levels.entries())
    if (level > (levels[index - 1] ?? level) + 1)
      faults.push(`a heading of level ${level} too deep`);

  const menus = ofRole('navigation').map(({ name }) => name);
  for (const name of menus.filter((name, at) => menus.indexOf(name) !== at))
    faults.push(`two navigations are called ${name}`);
  return [...faults, ...tabFaults(entries), ...slideFaults(entries, slider, whole)];
}

/** A table of a text is the only content of a box that scrolls, and that has its name. */
const isNamedBox = (role: string, before: Entry | undefined) =>
  role === 'table' && before?.role === 'group' && before.name !== '';

/** Each list of tabs contains only tabs, one of which is chosen. */
function tabFaults(entries: Entry[]): string[] {
  return entries.flatMap(({ role, depth }, at) => {
    if (role !== 'tablist') return [];
    const rest = entries.slice(at + 1);
    const end = rest.findIndex((entry) => entry.depth <= depth);
    const children = rest.slice(0, end).filter((entry) => entry.depth === depth + 1);
    const chosen = children.filter(({ isSelected }) => isSelected);
    const isWhole = children.every((child) => child.role === 'tab') && chosen.length === 1;
    return isWhole ? [] : [`${children.length} in a tablist, ${chosen.length} chosen`];
  });
}

/**
 * Every slide of a slider is named by its place, such as "Slide 2 of 12". Each slider with several
 * slides has two buttons, unless all are in view.
 */
function slideFaults(entries: Entry[], slider: Content['ui']['slider'], whole: number): string[] {
  const isSlide = new RegExp(
    `^${slider.slide
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{(index|count)\}/g, '(?<$1>\\d+)')}$`,
  );
  const slides = entries.flatMap(({ name }) => {
    const { index, count } = isSlide.exec(name)?.groups ?? {};
    return index && count ? { name, place: Number(index), count: Number(count) } : [];
  });
  const sliders = slides.filter(({ place, count }) => place === 1 && count > 1).length - whole;
  const buttons = [slider.previous, slider.next]
    .map((label) => entries.filter(({ role, name }) => role === 'button' && name === label).length)
    .filter((count) => count !== sliders)
    .map((count) => `${count} buttons to another slide in ${sliders} sliders`);
  const places = slides
    .filter(({ place, count }, at) => {
      const next = slides[at + 1];
      return place === count ? (next?.place ?? 1) !== 1 : next?.place !== place + 1;
    })
    .map(({ name }) => `out of order after ${name}`);
  return [...buttons, ...places];
}

function readTree(tree: string): Entry[] {
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', role = '', name = '', rest = ''] =
      /^( *)- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line) ?? [];
    if (!role || role === 'text') return [];
    const level = Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0);
    return { role, name, depth: indent.length / 2, level, isSelected: rest.includes('[selected]') };
  });
}
