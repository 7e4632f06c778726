import { shapesOf } from './icon-shapes.ts';

/** An SVG file that shows nothing itself, with a symbol for each icon. Its colours and lines are those of where it is used. */
export function iconSheet(names: Iterable<string>): string {
  const symbols = [...names].map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawn(name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

const drawn = (name: string) =>
  shapesOf(name)
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
