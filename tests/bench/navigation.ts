/**
 * Measures how long after a click a page is painted whose link the mouse had rested on: in a browser
 * that prepares such pages, and in one that only fetches them. `npm run bench:navigation` needs an
 * installed Chromium (`CHROME_PATH` names another), of which each run starts two.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { getChromePath, launch } from 'chrome-launcher';
import { type Browser, connect } from 'puppeteer-core';
import { z } from 'zod';
import { addressOf } from '../browser/address-of.ts';
import { startSite } from '../browser/site.ts';
import { content } from '../site-content.ts';

const rounds = 9;
const path = addressOf(`/${content.legal[0]?.slug}/`);
/** The middle of the link that is pressed. */
const link = `(() => {
  const link = [...document.querySelectorAll('footer a[href="${path}"]')].find((it) => it.checkVisibility());
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})()`;
const notePress = `addEventListener('pointerdown', ({ timeStamp }) => {
  localStorage.pressed = performance.timeOrigin + timeStamp;
})`;
const painted = `performance.timeOrigin - localStorage.pressed +
  performance.getEntriesByName('first-contentful-paint')[0].startTime`;

const site = await startSite({ handlers: [] });
const chromePath = process.env.CHROME_PATH ?? getChromePath();
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--window-size=1440,900',
];
for (const [name, more] of [
  ['prepared', []],
  ['only fetched', ['--disable-features=Prerender2']],
] as const) {
  const chrome = await launch({
    chromePath,
    ignoreDefaultFlags: true,
    chromeFlags: [...flags, ...more],
  });
  const browser = await connect({
    browserURL: `http://127.0.0.1:${chrome.port}`,
    defaultViewport: null,
  });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await visit(browser));
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  console.log(`${name}: ${sorted[(rounds - 1) / 2]} ms (${sorted[0]} to ${sorted.at(-1)})`);
  await browser.disconnect();
  chrome.kill();
}
await site.close();

/** Rests on the link, clicks it, and returns the milliseconds until its page is painted. */
async function visit(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/`);
  await page.evaluate(notePress);
  await page.evaluate(link);
  await wait(1000);
  const [x, y] = z.tuple([z.number(), z.number()]).parse(await page.evaluate(link));
  await page.mouse.move(x, y);
  await wait(2000);
  await page.mouse.click(x, y);
  await wait(1500);
  // A prepared page is another one to the driver, in place of the first.
  const shown = (await browser.pages()).find((it) => it.url().endsWith(path));
  const session = await shown?.createCDPSession();
  const read = { expression: painted, returnByValue: true };
  const { result } = (await session?.send('Runtime.evaluate', read)) ?? {};
  await shown?.close();
  return Number(result?.value);
}
