/** Islands take over the markup that the build rendered for them, as it is. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { content } from '../site-content.ts';
import { newPage, origin, takeTab } from './open.ts';
import { everyPage, readPage } from './sample.ts';
import { siteFolder } from './site.ts';

/** Tells an island from a widget without React: only an island has props. */
const island = '[data-island][data-props]';

// The fixture's island has its own ids, and texts beside each other.
const folder = await mkdtemp(join(tmpdir(), 'islands-'));
const root = join(import.meta.dirname, '../fixtures/site');
await build({ root, out: join(folder, 'dist'), builtOn: new Date('2026-01-31') });
const fixture = await createPreviewServer({ dir: join(folder, 'dist') });
afterAll(async () => {
  await Promise.all([fixture.close(), published.close()]);
  await rm(folder, { recursive: true });
});

// Where there is a mailbox, the form of a firm without a mail service changes.
const published = await createPreviewServer({ dir: siteFolder });
const host = content.site.enquiry.none ? published.url : origin;
const ofSite = everyPage.filter((path) => readPage(path).includes(' data-props='));

test.for([
  ['the fixture', fixture.url],
  ...ofSite.map((path) => [path, host + path] as const),
] as const)(
  'each island of %s takes over its markup unchanged, and without a word in the console',
  async ([, address]) => {
    const page = await newPage();
    page.setDefaultTimeout(0); // The test's own limit is enough on a busy machine.
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(address);
    for (const element of await page.locator(island).all()) {
      await element.scrollIntoViewIfNeeded();
      await element.dispatchEvent('pointerover');
    }
    await page.waitForFunction(
      (island) =>
        [...document.querySelectorAll<HTMLElement>(island)].every(
          ({ dataset }) => 'ready' in dataset,
        ),
      island,
    );
    // React hydrates in a task of its own, and Preact runs effects after the next frame.
    await page.evaluate(() => new Promise((goOn) => requestIdleCallback(goOn)));
    const still = await takeTab({ javaScriptEnabled: false });
    await still.goto(address);
    const rendered = await readIslands(still);
    expect(rendered.length).toBeGreaterThan(0);
    expect(await readIslands(page)).toEqual(rendered);
    expect(said).toEqual([]);
  },
);

test('the island of the fixture counts, and only in the one that is pressed', async () => {
  const page = await takeTab();
  await page.goto(fixture.url);
  const buttons = page.locator(`${island} button`);
  const [first = '', second] = await buttons.allTextContents();
  await buttons.first().click();
  const next = String(Number.parseInt(first, 10) + 1);
  await expect.poll(() => buttons.allTextContents()).toEqual([first.replace(/^\d+/, next), second]);
});

/** Texts, ids and what refers to ids in each island. */
const readIslands = (page: Page) =>
  page.locator(island).evaluateAll((islands) =>
    islands.map((element) =>
      [element, ...element.querySelectorAll('*')].map((each) => [
        each.tagName,
        ...['id', 'for', 'name', 'href', 'aria-describedby'].map((name) => each.getAttribute(name)),
        // Comments separate texts for React, and Preact removes them.
        ...[...each.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      ]),
    ),
  );
