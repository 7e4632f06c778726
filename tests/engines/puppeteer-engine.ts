import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { patience } from '../patience.ts';
import { callOf, desktop, type Engine, type Json, type Tab } from './tab.ts';

/** Starts Chromium (with its own protocol) or Firefox (with WebDriver BiDi). */
export async function startPuppeteerEngine(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    timeout: patience,
    protocolTimeout: patience,
    ...options,
  });
  const version = await browser.version();
  return {
    name: version.replace('/', ' '),
    newProfile: async () => {
      const context = await browser.createBrowserContext();
      return {
        newTab: async (size = desktop) => {
          const page = await context.newPage();
          await page.setViewport(size);
          return tabOf(page);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  page.setDefaultTimeout(patience);
  return {
    goto: async (url) => {
      await page.bringToFront();
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    // Answers before the page that is asked is gone.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: <Arguments extends Json[], Result>(
      script: (...values: Arguments) => Result,
      ...values: Arguments
    ) => page.evaluate<[], () => Result>(callOf(script, values)),
    inject: async (source) => {
      await page.evaluate(source);
    },
    click: async (selector) => {
      await page.bringToFront();
      await page.locator(selector).click();
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (selector, text) => page.type(selector, text),
    press: (key) => press(page, key),
    resize: (size) => page.setViewport(size),
    close: () => page.close(),
  };
}

const isKey = (key: string): key is KeyInput => key.length > 0;

async function press(page: Page, keys: string): Promise<void> {
  const [key = '', ...modifiers] = keys.split('+').toReversed();
  for (const modifier of modifiers) if (isKey(modifier)) await page.keyboard.down(modifier);
  if (isKey(key)) await page.keyboard.press(key);
  for (const modifier of modifiers) if (isKey(modifier)) await page.keyboard.up(modifier);
}
