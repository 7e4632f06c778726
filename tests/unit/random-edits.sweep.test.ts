import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { esbuild } from '../../scripts/base/node-bundle.js';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { createBundler } from '../../scripts/code/bundle.ts';
import { createContentMemory } from '../../scripts/content/content-memory.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { age, copySite, type Site, snapshot } from './fixture-site.ts';

// What it keeps bundled would end in a trace of esbuild's if its worker ended while busy.
afterAll(() => esbuild().stop());

/**
 * A file and its new text; undefined if it is removed. If `isAged`, all files then have the same
 * time, so changes must be noticed by the text.
 */
type Edit = { file: string; text: string | undefined; isAged: boolean };

const guide = (word: string) =>
  `---\ntitle: ${word}\nminutes: 2\n---\n\n## ${word}\n\nThey blow.\n`;
const page = (word: string) =>
  `export const head = { title: '${word}', description: '${word}' };\nexport default () => <h1>${word}</h1>;`;
const picture = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="45"><path fill="#${word.length % 10}58" d="M0 0h60v45H0z"/></svg>`;

const texts: Readonly<Record<string, (word: string) => string>> = {
  'content/guides/knots.md': guide,
  'content/guides/winds.md': guide,
  'content/languages/fr/harbour.yaml': (word) => `name: Port ${word}\n`,
  'content/harbour.yaml': (word) => `name: ${word}\nmail: a@tern.example\nwelcome: ${word}\n`,
  'content/groups.yaml': () => 'more: false\n',
  'content/pictures/heron.svg': picture,
  'components/boat-card/BoatCard.css': (word) => `.boat-card { animation-name: ${word}; }`,
  'components/menu/Menu.client.ts': (word) => `document.title += '${word}';`,
  'pages/extra.tsx': page,
  'pages/(more)/more.tsx': page,
  'static/notes.txt': (word) => word,
};

const edit = fc
  .record({
    file: fc.constantFrom(...Object.keys(texts)),
    word: fc.stringMatching(/^[a-z]{3,9}$/),
    stays: fc.integer({ min: 0, max: 3 }).map(Boolean),
    isAged: fc.boolean(),
  })
  .map(({ file, word, stays, isAged }): Edit => {
    return { file, text: stays ? texts[file]?.(word) : undefined, isAged };
  });

const remembering = { 'in development': rebuilder, 'by the command': commandRebuilder };

describe('a rebuild after any edits has the same bytes, or the same problems, as a build without cache', () => {
  test.each(Object.entries(remembering))(
    '%s',
    async (_, open) => {
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 5 }), async (edits) => {
          const site = copySite();
          age(site.root);
          const rebuild = open(site);
          await rebuild();
          for (const [index, each] of edits.entries()) {
            apply(site, each);
            const cold = await outcome({ ...site, out: join(site.root, `../cold-${index}`) });
            expect(await outcome(site, () => rebuild(each.file))).toEqual(cold);
          }
        }),
        { numRuns: 4, endOnFailure: true },
      );
    },
    60_000,
  );
});

/** Builds like the development server: with what it remembers, into the same folder. */
function rebuilder(site: Site) {
  const { bundle, changed } = createBundler();
  const memory = createContentMemory();
  return async (file = '') => {
    changed(new Set([file]));
    const loaded = await loadSite(site.root, { bundle, memory });
    memory.forgetUnused();
    return site.build({ site: loaded, allowFewerPages: true });
  };
}

/** Builds like the command: with the bundles that it keeps. */
function commandRebuilder(site: Site) {
  return () => site.build({ allowFewerPages: true });
}

function apply({ root, write, remove }: Site, { file, text, isAged }: Edit): void {
  write(file, text ?? '');
  if (text === undefined) remove(file);
  if (isAged) age(root);
}

/** The published files with digests of their bytes, or the problems. */
async function outcome(site: Site, build = () => site.build({ out: site.out })) {
  try {
    const { files } = await build();
    const published = snapshot(site.out);
    return Object.fromEntries([...files.keys()].map((file) => [file, published[file]]));
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map(({ file, line, found }) => ({ file, line, found }));
  }
}
