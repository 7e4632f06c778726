/** What a load in development takes from the load before: only what would be the same. */
import { describe, expect, test } from 'vitest';
import { createMemory } from '../../scripts/base/memory.ts';
import { bundleCollections } from '../../scripts/code/bundle-site.ts';
import { createContentMemory, noMemory } from '../../scripts/content/content-memory.ts';
import { loadLanguages } from '../../scripts/languages/languages.ts';
import { copySite, type Site } from './fixture-site.ts';

/** Loads content again and again like the development server, and each time as a build does, too. */
function openLoads({ root }: Site) {
  const memory = createContentMemory();
  const loadWith = async (known: typeof noMemory) => {
    const run = await bundleCollections(root, undefined, known);
    return loadLanguages(root, run().collections, known);
  };
  return async () => {
    const again = await loadWith(memory);
    memory.forgetUnused();
    const { content, problems, languages } = await loadWith(noMemory);
    expect(again.content).toEqual(content);
    expect(again.problems).toEqual(problems);
    expect(again.languages.map((each) => each.content)).toEqual(
      languages.map((each) => each.content),
    );
    return again;
  };
}

describe('after a change, a load in development equals that of a build', () => {
  test('of one text; the records of all other files are those of the load before', async () => {
    const site = copySite();
    const load = openLoads(site);
    const first = await load();
    site.edit('content/guides/knots.md', 'title: ', 'title: New ');
    const { content } = await load();
    expect(content.boats).toEqual(first.content.boats);
    expect(Reflect.get(Object(content.boats), 0)).toBe(Reflect.get(Object(first.content.boats), 0));
    const titles = (of: typeof content) => [of.guides].flat().map((it) => Object(it).title);
    expect(titles(content)[0]).toBe(`New ${titles(first.content)[0]}`);
  });

  test('of a fact that fills a placeholder in a file that is the same', async () => {
    const site = copySite();
    const load = openLoads(site);
    await load();
    site.edit('content/harbour.yaml', 'name: Tern Harbour', 'name: Gull Harbour');
    const { content } = await load();
    expect(JSON.stringify(content.guides)).toContain('enough in Gull Harbour.');
  });

  test('of a text that a file of another language leaves out', async () => {
    const site = copySite();
    site.write('content/languages/fr/harbour.yaml', 'name: Port aux Sternes\n');
    const load = openLoads(site);
    await load();
    site.edit('content/harbour.yaml', 'with three boats', 'with two boats');
    const { languages } = await load();
    expect(JSON.stringify(languages[1]?.content)).toContain('with two boats');
  });

  test('of a definition, whose check then reads every file again', async () => {
    const site = copySite();
    const load = openLoads(site);
    await load();
    site.edit('content/index.ts', 'minutes: z.int()', 'minutes: z.int().min(100)');
    expect((await load()).problems).toHaveLength(2);
  });

  test('of one of two files with mistakes', async () => {
    const site = copySite();
    site.edit('content/boats.yaml', 'icon: anchor', 'icon: ancor');
    site.edit('content/guides/knots.md', 'title: ', 'tittle: ');
    const load = openLoads(site);
    await load();
    site.edit('content/boats.yaml', 'icon: ancor', 'icon: anchor');
    const { problems } = await load();
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['content/guides/knots.md']));
  });
});

describe('definitions', () => {
  const texts = (content: unknown) => JSON.stringify(content);

  test('that read a file of their own run at each load', async () => {
    const site = copySite();
    site.edit(
      'content/index.ts',
      'import { z }',
      "import { readFileSync } from 'node:fs';\nimport { z }",
    );
    site.edit('content/index.ts', '({ name }) => ({ harbour: name })', `() => ({ harbour })`);
    site.edit(
      'content/index.ts',
      'const slug =',
      `const harbour = readFileSync('${site.root}/content/name.txt', 'utf8');\nconst slug =`,
    );
    site.write('content/name.txt', 'Gull Harbour');
    const load = openLoads(site);
    await load();
    site.write('content/name.txt', 'Tern Harbour');
    expect(texts((await load()).content)).toContain('enough in Tern Harbour.');
  });

  test.for(['new Date().getFullYear()', 'Date.now()', 'Math.random()'])(
    'that depend on %s run at each load',
    async (value) => {
      const site = copySite();
      site.edit(
        'content/index.ts',
        'const slug =',
        `export const changing = ${value};\nconst slug =`,
      );
      const memory = createContentMemory();
      const load = async () => (await bundleCollections(site.root, undefined, memory))();
      const first = await load();
      expect(await load()).not.toBe(first);
    },
  );

  test('that are the same do not run again, and their errors name the line where they are now', async () => {
    const site = copySite();
    site.edit('content/index.ts', '({ name }) => ({', "() => { throw new Error('leak'); ({");
    site.edit('content/index.ts', 'harbour: name })', 'harbour: 1 }); }');
    const memory = createContentMemory();
    const load = async () => {
      const run = await bundleCollections(site.root, undefined, memory);
      return run();
    };
    const first = await load();
    expect(await load()).toBe(first);
    const lineOf = async () =>
      loadLanguages(site.root, (await load()).collections).problems[0]?.line;
    const line = await lineOf();
    site.edit('content/index.ts', 'import { z }', '// A comment\n\nimport { z }');
    expect(await lineOf()).toBe((line ?? Number.NaN) + 2);
  });
});

test('what a load does not ask for is forgotten', () => {
  const { recall, forgetUnused } = createMemory<object>();
  const make = () => ({});
  const kept = recall('kept', [1], make);
  const dropped = recall('dropped', [1], make);
  forgetUnused();
  expect(recall('kept', [1], make)).toBe(kept);
  forgetUnused();
  expect(recall('kept', [1], make)).toBe(kept);
  expect(recall('kept', [2], make)).not.toBe(kept);
  expect(recall('dropped', [1], make)).not.toBe(dropped);
});
