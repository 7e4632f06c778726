/**
 * Whatever editors, developers or git do to the files of a site, each page open in development soon
 * shows what a build without cache would. `SEQUENCES=200` plays more sequences.
 */
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { esbuild } from '../../scripts/base/node-bundle.js';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { withLock } from '../../scripts/publish/lock.ts';
import { followChanges } from '../../scripts/serve/follow-changes.ts';
import type { Outcome } from '../../scripts/serve/live-reload.ts';
import { createLiveSite } from '../../scripts/serve/live-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { watchSite } from '../../scripts/serve/watch-site.ts';
import { patience } from '../patience.ts';
import { copySite, published, type Site } from './fixture-site.ts';
import { rawRequest } from './raw-request.ts';

// What it keeps bundled would end in a trace of esbuild's if its worker ended while busy.
afterAll(() => esbuild().stop());

const sequences = Number(process.env.SEQUENCES ?? 3);

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  return () => vi.restoreAllMocks();
});

const guide = 'content/guides/knots.md';
const card = 'components/boat-card/BoatCard.tsx';

/** The text of a file with a given word in it. The last one has an error. */
const texts: Readonly<Record<string, (word: string) => string>> = {
  [guide]: (word) => `---\ntitle: ${word}\nminutes: 2\n---\n\n## ${word}\n`,
  'content/harbour.yaml': (word) =>
    `name: ${word}\nmail: a@example.org\nwelcome: Hello {harbour}\n`,
  [card]: (word) =>
    `const read = '${word}';\nexport function BoatCard() {\n  return <p className="${word}">{read}</p>;\n}\n`,
  'components/boat-card/BoatCard.css': (word) => `.boat-card { animation-name: ${word}; }`,
  'pages/extra.tsx': (word) =>
    `export const head = { title: '${word}', description: '${word}' };\nexport default () => <h1>${word}</h1>;`,
  'static/notes.txt': (word) => word,
};
const files = Object.keys(texts);
const mistakes: Readonly<Record<string, string>> = {
  [guide]: '---\ntitle: [\n---\n',
  [card]: 'export function BoatCard() { return <p }',
};

type Step = { name: string; play: (site: Site) => Promise<void> };

const word = fc.stringMatching(/^[a-z]{3,9}$/);
const file = fc.constantFrom(...files);
const pause = fc.constantFrom(0, 3, 10, 30, 60);
const at = (site: Site, path: string) => join(site.root, path);

/** Ways of saving: in place, over the old file, and beside it with a backup, like vim. */
const ways: Readonly<Record<string, (path: string, text: string) => void>> = {
  'in place': (path, text) => writeFileSync(path, text),
  'renamed over': (path, text) => {
    writeFileSync(`${path}.tmp`, text);
    renameSync(`${path}.tmp`, path);
  },
  'with a backup': (path, text) => {
    writeFileSync(join(dirname(path), '4913'), '');
    rmSync(join(dirname(path), '4913'));
    if (existsSync(path)) renameSync(path, `${path}~`);
    writeFileSync(path, text);
    rmSync(`${path}~`, { force: true });
  },
};

const saves = fc
  .record({
    file,
    way: fc.constantFrom(...Object.keys(ways)),
    words: fc.array(word, { minLength: 1, maxLength: 4 }),
    pause,
  })
  .map(
    ({ file, way, words, pause }): Step => ({
      name: `save ${file} ${way}: ${words.join(`, ${pause} ms, `)}`,
      play: async (site) => {
        mkdirSync(dirname(at(site, file)), { recursive: true });
        for (const word of words) {
          ways[way]?.(at(site, file), texts[file]?.(word) ?? '');
          await wait(pause);
        }
      },
    }),
  );

const mistake = fc.record({ file: fc.constantFrom(guide, card), word, pause, stays: fc.boolean() });
const mistaken = mistake.map(
  ({ file, word, pause, stays }): Step => ({
    name: `an error in ${file}, ${stays ? 'kept' : `fixed after ${pause} ms`}`,
    play: async (site) => {
      site.write(file, mistakes[file] ?? '');
      await wait(pause);
      if (!stays) site.write(file, texts[file]?.(word) ?? '');
    },
  }),
);

const removed = fc.record({ file, word, pause, stays: fc.boolean() }).map(
  ({ file, word, pause, stays }): Step => ({
    name: `${file} is gone${stays ? '' : `, back after ${pause} ms`}`,
    play: async (site) => {
      rmSync(at(site, file), { force: true });
      await wait(pause);
      if (!stays) site.write(file, texts[file]?.(word) ?? '');
    },
  }),
);

const folder = fc.constantFrom('pages', 'components', 'content', 'static', 'content/guides');
const moved = fc.record({ folder, pause, file, word }).map(
  ({ folder, pause, file, word }): Step => ({
    name: `${folder} is moved away and, after ${pause} ms, back; then ${file} says ${word}`,
    play: async (site) => {
      const away = `${dirname(site.root)}/away`;
      renameSync(at(site, folder), away);
      await wait(pause);
      rmSync(at(site, folder), { recursive: true, force: true });
      renameSync(away, at(site, folder));
      await wait(pause);
      site.write(file, texts[file]?.(word) ?? '');
    },
  }),
);

const switched = fc.array(word, { minLength: files.length, maxLength: files.length }).map(
  (words): Step => ({
    name: 'another branch: every file is different',
    play: async (site) => {
      for (const [index, file] of files.entries()) {
        rmSync(at(site, file), { force: true });
        site.write(file, texts[file]?.(words[index] ?? '') ?? '');
      }
    },
  }),
);

const more = `export const paths = () => [...'abcdefghijkl'].map((letter) => ({ letter }));
export const head = { title: 'More', description: 'More' };
export default ({ params }) => <h1>{params.letter}</h1>;`;
const grouped = fc.boolean().map(
  (isBuilt): Step => ({
    name: `a group with most of the pages is ${isBuilt ? 'there' : 'left out'}`,
    play: async (site) => {
      site.write('pages/(more)/more/[letter].tsx', more);
      site.write('content/groups.yaml', `more: ${isBuilt}\n`);
    },
  }),
);

const step = fc.oneof(saves, saves, mistaken, removed, moved, switched, grouped);

test(
  'after any steps, every page shows what a build without cache would, or its errors are reported',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        const site = copySite();
        site.write(card, texts[card]?.('card') ?? '');
        const development = await develop(site);
        try {
          for (const { play } of steps) await play(site);
          const told = steps.map(({ name }) => name).join('\n');
          const expected = await coldBuild(site);
          await expect
            .poll(() => development.shown(Object.keys(expected ?? {})), {
              timeout: patience,
              message: told,
            })
            .toEqual(expected);
        } finally {
          await development.close();
        }
      }),
      { numRuns: sequences, endOnFailure: true },
    );
  },
  sequences * patience,
);

test('a group with most of the pages may be left out while the site is open', async () => {
  const site = copySite();
  site.write('pages/(more)/more/[letter].tsx', more);
  const development = await develop(site);
  try {
    const whole = { timeout: patience };
    await expect.poll(() => development.shown(['/more/a/']), whole).toHaveProperty(['/more/a/']);
    site.write('content/groups.yaml', 'more: false\n');
    const isGone = async () => {
      const shown = await development.shown(['/more/a/']);
      return typeof shown === 'object' && !shown['/more/a/']?.includes('<h1>a</h1>');
    };
    await expect.poll(isGone, whole).toBe(true);
  } finally {
    await development.close();
  }
});

test('a second development server of a site waits for the first if that is building', async () => {
  const site = copySite();
  const dir = join(site.root, '.cache/dev');
  const development = await withLock(dir, async () => {
    const log = vi.spyOn(console, 'log');
    const second = await develop(site);
    const waits = 'Waiting for another build of this site to end';
    await expect.poll(() => log.mock.calls, { timeout: patience }).toContainEqual([waits]);
    expect(typeof (await second.shown(['/']))).not.toBe('object');
    return second;
  });
  try {
    const isBuilt = async () => typeof (await development.shown(['/'])) === 'object';
    await expect.poll(isBuilt, { timeout: patience }).toBe(true);
  } finally {
    await development.close();
  }
});

/** The pages of a build without cache by path; undefined if the build is refused. */
async function coldBuild(site: Site): Promise<Record<string, string> | undefined> {
  const out = join(site.root, '../cold');
  rmSync(out, { recursive: true, force: true });
  try {
    const { files } = await site.build({ out, builtOn: new Date() });
    const pages = [...files.keys()].filter((file) => /(^|\/)index\.html$/.test(file));
    return Object.fromEntries(
      pages.map((file) => [
        `/${file.replace('index.html', '')}`,
        published({ ...site, out }, file),
      ]),
    );
  } catch (error) {
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
}

/** The development server, without its terminal. */
async function develop(site: Site) {
  const live = createLiveSite(site.root, (html) => html);
  const dir = join(site.root, '.cache/dev');
  let outcome: Outcome = { problems: [] };
  const announce = (told: Outcome) => {
    outcome = told;
  };
  const { change, load } = followChanges({ root: site.root, dir, live, announce });
  const watcher = watchSite(site.root, change, load);
  await once(watcher, 'ready');
  load();
  const server = await createPreviewServer({ dir, handlers: [live.handler], log: () => {} });
  return {
    /** The text of the pages once the whole site is built and checked; undefined if refused. */
    shown: async (paths: readonly string[]) => {
      if (outcome.problems.length > 0) return undefined;
      if (!outcome.warnings) return 'not checked yet';
      const pages = paths.map(async (path) => {
        const { body } = await rawRequest(server.url, path);
        return [path, body.toString()] as const;
      });
      return Object.fromEntries(await Promise.all(pages));
    },
    close: async () => {
      await watcher.close();
      await server.close();
    },
  };
}
