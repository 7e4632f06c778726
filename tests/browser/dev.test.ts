/** The development server as a developer uses it: with a terminal, an editor and a browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from './site.ts';

const command = join(import.meta.dirname, '../../scripts/command.js');
const root = join(mkdtempSync(join(tmpdir(), 'in development (copy) #1, 100% é ')), 'site');
cpSync(join(import.meta.dirname, '../fixtures/site'), root, { recursive: true });

const path = (file: string) => join(root, file);
const write = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
};
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(path(file), 'utf8');
  expect(text).toContain(from);
  write(file, text.replace(from, to));
};

const browser = await startBrowser();
let server: ChildProcess;
let terminal = '';
let url: string;
let page: Page;
/** What the first page showed while it was broken. */
let shownAtFirst: string;

/** Starts the server on its own port. Resolves when it prints its address. */
async function start(port: number): Promise<{ child: ChildProcess; line: string }> {
  const node = [command, 'dev', '--root', root, '--port', String(port)];
  const child = spawn(process.execPath, node);
  return new Promise((resolve) => {
    const hear = (data: Buffer) => {
      terminal += data;
      const [line] = /^Site http.*$/m.exec(terminal) ?? [];
      if (line) resolve({ child, line });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
}

// The worst way to start: the port is in use, and the first page is broken.
const taken = createServer();
beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  edit('pages/index.tsx', '<h1>', '<h1');
  const { child, line } = await start(port);
  server = child;
  url = /^Site (\S+)/.exec(line)?.[1] ?? '';
  expect(line).toContain(`(port ${port} is in use)`);
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  page = await browser.newPage();
  await page.goto(url);
  await shows('pages/index.tsx:14');
  shownAtFirst = await overlay().innerText();
  edit('pages/index.tsx', '<h1', '<h1>');
  await shows('A small harbour with three boats.');
});
afterAll(async () => {
  server.kill();
  taken.close();
  await browser.close();
  rmSync(dirname(root), { recursive: true });
});

const overlay = () => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const shows = (text: string) => page.getByText(text).first().waitFor();

test('a site that has never been built shows what is wrong, and its first page after the fix', async () => {
  expect(shownAtFirst).toBe('Unexpected Application Error!');
  expect(await overlay().count()).toBe(0);
});

describe('the page reloads by itself after a change', () => {
  test('of a text', async () => {
    edit('content/harbour.yaml', 'with three boats', 'with two boats');
    await shows('A small harbour with two boats.');
  });

  test('of a component', async () => {
    edit('components/boat-card/BoatCard.tsx', '{boat.name}</a>', '{boat.name}, a boat</a>');
    await shows('Heron, a boat');
  });

  test('of a page', async () => {
    edit('pages/index.tsx', '<section id="boats">', '<p>Open all year</p><section id="boats">');
    await shows('Open all year');
  });

  test('of a style', async () => {
    edit('components/boat-card/BoatCard.css', 'padding: 1rem', 'padding: 77px');
    await page.waitForFunction(() => {
      const card = document.querySelector('.boat-card');
      return card && getComputedStyle(card).paddingTop === '77px';
    });
  });

  test('of a picture', async () => {
    const before = await page.getAttribute('.boat-card img', 'src');
    edit('content/pictures/heron.svg', '#058', '#a31');
    await page.waitForFunction(
      (old) => document.querySelector('.boat-card img')?.getAttribute('src') !== old,
      before,
    );
  });

  test('of a script', async () => {
    write(
      'components/menu/Menu.client.ts',
      "document.querySelector('nav')?.append(' the menu is there');",
    );
    await shows('the menu is there');
  });

  test('of the configuration, including new pages', { tags: 'nightly' }, async () => {
    const head = "export const head = { title: 'Extra', description: 'Extra' };";
    write('pages/(extra)/extra.tsx', `${head}\nexport default () => <h1>An extra page</h1>;`);
    await expect.poll(() => page.request.get(`${url}extra/`).then((r) => r.status())).toBe(200);
    write('content/groups.yaml', 'extra: false\n');
    await expect.poll(() => page.request.get(`${url}extra/`).then((r) => r.status())).toBe(404);
  });

  test('that adds or deletes a file', async () => {
    // The reload from the previous change may still interfere.
    const visit = () => page.goto(`${url}guides/`).then((answer) => answer?.status(), String);
    await expect.poll(visit).toBe(200);
    write('content/guides/winds.md', '---\ntitle: Winds\nminutes: 2\n---\n\nThey blow.\n');
    await shows('They blow.');
    rmSync(path('content/guides/winds.md'));
    await page.getByText('They blow.').waitFor({ state: 'detached' });
  });
});

describe('a mistake', () => {
  test('in content is shown over the last good page with its place, until it is fixed', async () => {
    await page.goto(url);
    edit('content/boats.yaml', 'icon: anchor', 'icon: ancor');
    await overlay().waitFor();
    await shows('content/boats.yaml:12');
    await shows('nearest   anchor');
    await shows('>   12 |   icon: ancor');
    expect(await page.getByText('A small harbour with').isVisible()).toBe(true);
    expect(terminal).toContain('content/boats.yaml:12  [1].icon');
    edit('content/boats.yaml', 'icon: ancor', 'icon: anchor');
    await overlay().waitFor({ state: 'detached' });
  });

  test('in code is shown with its stack, even on a page that is opened later', async () => {
    edit(
      'components/boat-card/BoatCard.tsx',
      '  return (',
      "  throw new Error('leak');\n  return (",
    );
    await overlay().waitFor();
    await page.reload();
    await shows('found     leak');
    await shows('components/boat-card/BoatCard.tsx:11');
    await shows("throw new Error('leak')");
    await shows('at BoatCard (components/boat-card/BoatCard.tsx:11');
    edit('components/boat-card/BoatCard.tsx', "  throw new Error('leak');\n", '');
    await overlay().waitFor({ state: 'detached' });
  });
});

test('a warning is shown at the bottom of the page and in the terminal, until it is fixed', async () => {
  await page.goto(url);
  edit('content/harbour.yaml', 'A small harbour', 'A {smal} harbour');
  const words = 'content/harbour.yaml:4 contains the unknown placeholder {smal}';
  const warning = page.getByRole('status').getByText(words);
  await warning.waitFor();
  expect(terminal).toContain(`warning  ${words}`);
  await page.goto(`${url}/guides/`);
  await warning.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await warning.waitFor({ state: 'detached' });
  await page.goto(url);
  await warning.waitFor();
  edit('content/harbour.yaml', 'A {smal} harbour', 'A small harbour');
  await warning.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'A small harbour' }).waitFor();
});

test('any number of tabs may be open, and a hidden one shows the newest page when it becomes visible', {
  tags: 'nightly',
}, async () => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(url);
  await see(first, false);
  for (let tabs = 2; tabs <= 8; tabs++) {
    const tab = await context.newPage();
    await tab.goto(url);
    await see(tab, false);
  }
  edit('content/harbour.yaml', 'small', 'narrow');
  await shows('narrow');
  await see(first, true);
  await first.getByText('narrow').first().waitFor();
  await context.close();
});

/** Makes a tab visible, or hides it as if it were behind another one. */
const see = (tab: Page, isSeen: boolean) =>
  tab.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isSeen);

test('the terminal links to the mailbox that plays failures', async () => {
  const mailbox = /Mailbox (\S+)/.exec(terminal)?.[1] ?? '';
  await page.goto(mailbox);
  expect(await page.locator('form select').count()).toBeGreaterThan(0);
});
