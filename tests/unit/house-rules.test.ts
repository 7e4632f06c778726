import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ignore = ['**/node_modules/**'];
const find = (pattern: string) => fastGlob.sync(pattern, { cwd: root, ignore }).sort();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const code = find('{scripts,pages,components,content}/**/*.{ts,tsx}');
const tests = find('tests/**/*.{ts,tsx}');
const statement = /(?:\bfrom|\bimport\(?)\s*'([^'\s]+)'/g;

/** Every import of the project: the file, and its target, a path or the name of a package. */
const imports = [...code, ...tests].flatMap((file) =>
  [...read(file).matchAll(statement)].map(([, name = '']) => ({
    file,
    target: name.startsWith('.') ? join(dirname(file), name) : name,
  })),
);

/** Forbidden imports of some files, as `file -> target`. */
const forbidden = (from: RegExp, to: RegExp, allowed = /^$/) =>
  imports
    .filter(({ file, target }) => from.test(file) && to.test(target) && !allowed.test(target))
    .map(({ file, target }) => `${file} -> ${target}`);

test('imports were found at all', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(forbidden(/^pages\//, /^components\//)).not.toEqual([]);
});

describe('imports:', () => {
  // In this order, each may import what comes before it.
  const rooms =
    'base content site-api routes code languages pictures search fonts load render finish budgets check publish build.ts serve mailbox editors verify commands'.split(
      ' ',
    );
  const roomOf = (file: string) => /^scripts\/([^/]+)(?=\/|$)/.exec(file)?.[1] ?? '';

  test('in the generator they lead down: from commands to the base, never back up', () => {
    const up = imports.filter(({ file, target }) => {
      const [from, to] = [file, target].map((path) => rooms.indexOf(roomOf(path)));
      return from !== undefined && to !== undefined && from >= 0 && to > from;
    });
    expect(up).toEqual([]);
    const found = new Set(imports.map(({ file }) => roomOf(file)));
    expect(rooms.filter((room) => !found.has(room))).toEqual([]);
    const folders = find('scripts/*/*').map(roomOf);
    expect([...new Set(folders)].sort()).toEqual(
      rooms.filter((room) => room !== 'build.ts').sort(),
    );
  });

  test('only one file turns paths into addresses, which have the same slashes on every system', () => {
    const cuts = /^import .*\b(relative|sep)\b.* from 'node:path'/m;
    const elsewhere = find('scripts/**/*.{ts,tsx,js}').filter((file) => cuts.test(read(file)));
    expect(elsewhere).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target } of imports) graph.set(file, [...(graph.get(file) ?? []), target]);
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
      if (path.includes(file) || done.has(file)) return;
      for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of code) visit(file, []);
    expect(circles).toEqual([]);
  });

  test('the generator does not depend on the site', () => {
    expect(forbidden(/^scripts\//, /^(pages|components|content)\//)).toEqual([]);
  });

  // These two run in Node like the generator's own, but belong to the firm and to the template.
  const commands = '(?!components/(?:art/command|template/thumbnails)\\.ts$)';

  test('the site imports the generator only by its # names, apart from its own two commands', () => {
    const site = new RegExp(`^${commands}(pages|components|content)/`);
    expect(forbidden(site, /^scripts\//)).toEqual([]);
  });

  test('of the drawings, pages see only the social card, and the template its geometry', () => {
    const outside = /^(?!components\/(art|template\/motif)\/|tests\/)/;
    expect(forbidden(outside, /^components\/art\//, /\/social-card\.ts$/)).toEqual([]);
  });

  test('components import no pages', () => {
    expect(forbidden(/^components\//, /^pages\//)).toEqual([]);
  });

  test('content imports zod, #content and itself', () => {
    expect(forbidden(/^content\//, /./, /^(zod|#content|content\/.+)$/)).toEqual([]);
  });

  test('nothing outside a page group imports the group', () => {
    const groups = new Set(
      find('pages/*/**').flatMap((file) => /^pages\/\((.+?)\)/.exec(file)?.[1] ?? []),
    );
    for (const group of groups) {
      const inside = `^(pages/\\(${group}\\)|components/${group}|content/${group}|tests/${group})/`;
      expect(forbidden(new RegExp(`^(?!${inside.slice(1)})`), new RegExp(inside))).toEqual([]);
    }
  });
});

test('every source file is named for its contents', () => {
  const files = find('{scripts,pages,components,content,tests}/**');
  const vague = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/i;
  expect(files.filter((file) => vague.test(file))).toEqual([]);
});

test('every style sheet is beside its component, or is part of a document', () => {
  const documents = find('pages/**/_document*.css');
  const parts = documents.flatMap((file) =>
    [...read(file).matchAll(/@import "([^"]+)"/g)].map(([, name = '']) =>
      join(dirname(file), name),
    ),
  );
  const stands = (file: string) =>
    ['ts', 'tsx'].some((ending) => existsSync(join(root, file.replace(/(late\.)?css$/, ending))));
  const lost = find('{pages,components}/**/*.css').filter(
    (file) => !stands(file) && !parts.includes(file),
  );
  expect(lost).toEqual([]);
});

test("colours come from the palette, except the demos' accents and shades of black in masks", () => {
  const sheets = find('{pages,components}/**/!(accents).css');
  const own = sheets.flatMap((file) => {
    const declarations = read(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(/[;{}]/);
    const typed = declarations.filter((each) =>
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(each),
    );
    return typed
      .filter((each) => !/^\s*mask-image:/.test(each) || /#(?!000)[0-9a-f]{3}/i.test(each))
      .map((each) => `${file}: ${each.trim()}`);
  });
  expect(own).toEqual([]);
});

describe('style sheets are right in both writing directions:', () => {
  const sheets = find('{pages,components}/**/*.css');
  const found = (declaration: RegExp, isFault: (values: string[]) => boolean) =>
    sheets.flatMap((file) =>
      [...read(file).matchAll(declaration)]
        .filter(([, values = '']) => isFault(splitValues(values)))
        .map(([text]) => `${file}: ${text.trim()}`),
    );
  // "0 calc(1px + 2px)" is two values.
  const splitValues = (values: string) => values.trim().split(/\s+(?![^(]*\))/);

  test('no property names a side, or a width or height, of the screen', () => {
    const sides = '(?:top|right|bottom|left)';
    const physical = new RegExp(
      `(?<=[;{}\\s])((?:(?:scroll-)?(?:margin|padding)-|border-|)${sides}(?:-[a-z-]+)?|` +
        `(?:min-|max-|)(?:width|height))\\s*:[^;}]*`,
      'g',
    );
    expect(found(physical, () => true)).toEqual([]);
  });

  test('no value names the left or the right', () => {
    const values = /(?<=[;{}\s])(?:text-align|float|clear)\s*:\s*(left|right)\s*;/g;
    expect(found(values, () => true)).toEqual([]);
  });

  test('no shorthand sets left and right to different values', () => {
    const edges =
      /(?<=[;{}\s])(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding)):([^;]*);/g;
    const corners = /(?<=[;{}\s])border-radius:([^;]*);/g;
    expect(found(edges, ([, right, , left]) => left !== undefined && left !== right)).toEqual([]);
    expect(
      found(corners, ([start, end = start, below = start, last = end]) => {
        return start !== end || below !== last;
      }),
    ).toEqual([]);
  });
});

test('nothing follows the language or the zone of the machine', () => {
  const follows =
    /\.localeCompare\((?!.*,)|\.toLocale\w+\(\)|\bIntl\.(?!getC)\w+\(\)|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/;
  expect(code.filter((file) => follows.test(read(file)))).toEqual([]);
});

// Not the name now in content: a firm may have the same name as something in code, such as Anchor.
test('the name of the firm that this was written for is only in content', () => {
  const files = find('{scripts,components,pages}/**/*.{ts,tsx,css}');
  expect(files.filter((file) => /equilat/i.test(read(file)))).toEqual([]);
});

// Content may give any page another address. What this firm alone is tested for may name its own.
test('tests open pages by their names, with addressOf', () => {
  const named =
    /\b(?:open|goto|openToPrint|look)\((?:\w+, )?['`]\/(?:(?:contact|service|index|practices|insights)\b|\$\{)/;
  const files = find('tests/{browser,engines,old-browsers,react,bench}/**/*.ts');
  const ownAlone = /\/(?:specification|as-shipped)\.(?:sweep\.)?test\.ts$/;
  expect(files.filter((file) => !ownAlone.test(file) && named.test(read(file)))).toEqual([]);
});

// Most tests share a browser that draws no pixels (tests/browser/site.ts).
test('tests that take screenshots use a browser that paints', () => {
  const files = find('tests/**/browser/*.ts').filter((file) =>
    /\bshoot\(|\.screenshot\(/.test(read(file)),
  );
  expect(files).not.toEqual([]);
  expect(
    files.filter((file) => !/paints\b|chromium\.launch|newPaintedTab/.test(read(file))),
  ).toEqual([]);
});

// Killed with its worker, an esbuild that still keeps bundles prints a stack of Go below the failures.
test('tests of kept bundles stop esbuild', () => {
  const keepers = tests.filter((file) => /createBundler\(|createLiveSite\(/.test(read(file)));
  expect(keepers).not.toEqual([]);
  expect(keepers.filter((file) => !/esbuild\(\)\.stop\(\)/.test(read(file)))).toEqual([]);
});

test.for([
  'package.json',
  'tests/old-browsers/package.json',
  'tests/hosts/programs/package.json',
  'tests/judges/package.json',
])('each package is required in one exact version: %s', (file) => {
  const { dependencies, devDependencies } = JSON.parse(read(file));
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(versions).not.toEqual([]);
  expect(versions.filter(([, version]) => !/(^|@)\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
