/**
 * Measures the time from saving a file until the browser shows the change: `npm run bench:edits`,
 * with `-- --count 20` for 20 edits of each kind. It works on a copy of the site, in its
 * development server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startBrowser } from '../browser/site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const project = join(import.meta.dirname, '../..');

/** The files to edit, and where the page `/contact/` shows the current edition of each. */
const kinds = {
  content: {
    file: 'content/contact.yaml',
    from: 'title: Tell us',
    to: (edition: number) => `title: ${edition} Tell us`,
    isSeen: (edition: string) =>
      document.querySelector('h1')?.textContent?.split(' ')[0] === edition,
  },
  component: {
    file: 'components/opening/Opening.tsx',
    from: '<h1 ',
    to: (edition: number) => `<h1 className="${edition}" `,
    isSeen: (edition: string) => document.querySelector('h1')?.className === edition,
  },
  style: {
    file: 'components/opening/Opening.css',
    from: '  .opening {',
    to: (edition: number) => `  .opening { --edition: ${edition};`,
    isSeen: (edition: string) => {
      const opening = document.querySelector('.opening') ?? document.body;
      return getComputedStyle(opening).getPropertyValue('--edition').trim() === edition;
    },
  },
} as const;

const { values } = parseArgs({ options: { count: { type: 'string', default: '20' } } });
const count = Number(values.count);
const folder = temporaryFolder();
const root = join(folder, 'site');
for (const part of ['pages', 'components', 'content', 'static'])
  cpSync(join(project, part), join(root, part), { recursive: true });

const browser = await startBrowser({ paints: true });
const { server, url } = await startServer();
try {
  const page = await browser.newPage();
  await page.goto(`${url}contact/`);
  console.log(
    '| kind of edit | reload ms | page there ms | server MB |\n| --- | --: | --: | --: |',
  );
  for (const [name, kind] of Object.entries(kinds)) {
    const taken = await measureEdits(page, kind);
    const row = [name, range(taken.reload), range(taken.there), Math.round(megabytes(server))];
    console.log(`| ${row.join(' | ')} |`);
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}

async function startServer(): Promise<{ server: ChildProcess; url: string }> {
  const command = [join(project, 'scripts/command.js'), 'dev', '--root', root, '--port', '0'];
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.on('exit', () => reject(new Error(`the server did not start:\n${printed}`)));
    server.stdout.on('data', (data) => {
      printed += data;
      const [, address] = /^Site (\S+)/m.exec(printed) ?? [];
      if (address && printed.includes('Built in')) resolve(address);
    });
  });
  return { server, url };
}

/** Milliseconds from saving the file until the page reloads, and until its document is there. */
async function measureEdits(page: Page, kind: (typeof kinds)[keyof typeof kinds]) {
  const path = join(root, kind.file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(kind.from)) throw new Error(`Expected ${kind.from} in ${kind.file}`);
  const taken = { reload: [] as number[], there: [] as number[] };
  for (let edition = 1; edition <= count; edition++) {
    const saved = Date.now();
    writeFileSync(path, text.replace(kind.from, kind.to(edition)));
    await page.waitForFunction(kind.isSeen, String(edition));
    const { reload, there } = await page.evaluate(readTimes);
    taken.reload.push(reload - saved);
    taken.there.push(there - saved);
    // People look at what they see before they go on.
    await page.waitForTimeout(1500);
  }
  return taken;
}

/** When the page began to load and when its document was there, by the machine's clock. */
function readTimes() {
  const [navigation] = performance.getEntriesByType('navigation');
  const { domContentLoadedEventEnd = 0 } =
    navigation instanceof PerformanceNavigationTiming ? navigation : {};
  return {
    reload: performance.timeOrigin,
    there: performance.timeOrigin + domContentLoadedEventEnd,
  };
}

/** The median and the slowest. */
function range(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [middle = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${Math.round(middle)} (at most ${Math.round(slowest)})`;
}

function megabytes({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
