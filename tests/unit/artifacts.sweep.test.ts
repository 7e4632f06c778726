import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

describe('a checkout that is copied with its cache', () => {
  const original = ownGenerator();
  const copy = ownGenerator();
  const built = (own: typeof original) => own.run('build').stdout;

  beforeAll(() => {
    built(original);
    cpSync(join(original.root, '.cache'), join(copy.root, '.cache'), { recursive: true });
  });

  test('runs its own generator', () => {
    copy.edit('scripts/check/format-summary.ts', "['changed', ", "['changed in the copy', ");
    expect(built(copy)).toContain('changed in the copy: ');
    expect(built(original)).not.toContain('changed in the copy: ');
  });

  test('takes unchanged artifacts from the cache, even after a move', () => {
    const moved = `${copy.root}-moved`;
    renameSync(copy.root, moved);
    const artifacts = () => readdirSync(join(moved, '.cache'), { recursive: true }).sort();
    const before = artifacts();
    const { stdout } = copy.at(moved).run('build');
    expect(stdout).toContain('7 pages in');
    expect(artifacts()).toEqual(before);
    renameSync(moved, copy.root);
  });

  const damagesWanted = Number(process.env.DAMAGES ?? 30);

  test(`gives the bytes of a build without cache despite ${damagesWanted} damaged files`, () => {
    const build = () => copy.run('build --compress');
    build();
    const wanted = copy.published();
    const entries = readdirSync(join(copy.root, '.cache'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(12);
    for (let damages = 0; damages < damagesWanted; damages += files.length) {
      for (const [index, { parentPath, name }] of files.entries()) {
        // A command takes seconds to bundle, and a single one proves as much.
        if (damages > 0 && parentPath.endsWith('commands')) continue;
        const path = join(parentPath, name);
        const bytes = readFileSync(path);
        const at = (damages + index * 7919) % Math.max(1, bytes.length);
        const damaged = [
          bytes.subarray(0, 0),
          bytes.subarray(0, at),
          bytes.map((byte, position) => (position === at ? byte ^ (1 << (index % 8)) : byte)),
        ][(damages + index) % 3];
        writeFileSync(path, damaged ?? '');
      }
      copy.forgetOutput();
      expect(build()).toMatchObject({ status: 0 });
      expect(copy.published()).toEqual(wanted);
    }
  });

  test('rebuilds what another version of a package would make differently', () => {
    const [before] = copy.published().filter(([file]) => file.endsWith('.avif'));
    const kept = readdirSync(join(copy.root, '.cache/pictures')).length;
    copy.edit('node_modules/sharp/package.json', '"version": "', '"version": "9');
    copy.forgetOutput();
    expect(copy.run('build').status).toBe(0);
    expect(readdirSync(join(copy.root, '.cache/pictures')).length).toBeGreaterThan(kept);
    expect(copy.published().filter(([file]) => file.endsWith('.avif'))[0]).toEqual(before);
  });
});
