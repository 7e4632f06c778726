import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownGenerator } from './own-generator.ts';

describe('a social card', () => {
  const own = ownGenerator();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(own.root, file)), { recursive: true });
    writeFileSync(join(own.root, file), text);
  };
  const colour = 'node_modules/@sea/tides/data/colour.json';
  const ground = 'node_modules/@sea/tides/ground.js';
  const depth = 'node_modules/depth/index.js';
  const manifest = (name: string, dependencies = {}) =>
    JSON.stringify({ name, version: '1.0.0', dependencies });

  beforeAll(() => {
    write('node_modules/@sea/tides/package.json', manifest('@sea/tides', { depth: '1.0.0' }));
    write('node_modules/depth/package.json', manifest('depth'));
    write(colour, '"red"');
    write(ground, "module.exports = { ground: 'white', depth: require('depth') };");
    write(depth, 'module.exports = 400;');
    write(
      'site/pages/_card.ts',
      `import colour from '@sea/tides/data/colour.json';
import { depth, ground } from '@sea/tides/ground.js';
export default async () =>
  \`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="\${ground}"/><rect width="900" height="\${depth}" fill="\${colour}"/></svg>\`;`,
    );
    own.edit(
      'site/components/frame/Frame.tsx',
      '<head>',
      '<head><meta property="og:image" content={usePage().socialCard({ says: 1 })} />',
    );
  });

  const cardAfterBuild = () => {
    expect(own.run('build')).toMatchObject({ status: 0 });
    const page = readFileSync(join(own.root, 'site/dist/index.html'), 'utf8');
    return /og:image" content="([^"]+)/.exec(page)?.[1];
  };

  test('is drawn again after a change in place of data and code of the packages that draw it', () => {
    const cards = [cardAfterBuild()];
    own.edit(colour, 'red', 'blue');
    cards.push(cardAfterBuild());
    own.edit(ground, 'white', 'black');
    cards.push(cardAfterBuild());
    own.edit(depth, '400', '300');
    cards.push(cardAfterBuild());
    expect(new Set(cards).size).toBe(4);
    rmSync(join(own.root, '.cache'), { recursive: true });
    expect(cardAfterBuild()).toBe(cards.at(-1));
  });
});
