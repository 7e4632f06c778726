import { join } from 'node:path';
import {
  type Browser,
  chromium,
  type LaunchOptions,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core';
import { createMailbox, type Mailbox } from '../../scripts/mailbox/mailbox.ts';
import { requireBuiltSite } from '../../scripts/serve/built-site.ts';
import { uncompressed } from '../../scripts/serve/handler.ts';
import { createPreviewServer, type PreviewOptions } from '../../scripts/serve/server.ts';
import { findChrome } from '../../scripts/verify/find-chrome.ts';
import { withoutSettings } from '../enquiry/set-service.ts';
import { patience } from '../patience.ts';
import { siteRoot } from '../site-content.ts';

/** The folder of the built site under test. */
export const siteFolder = join(siteRoot, 'dist');

export type Site = {
  /** Origin of the site, without a trailing slash. */
  url: string;
  mailbox: Mailbox;
  /** Stops the server. */
  close(): Promise<void>;
};

/**
 * Serves the built site with its own empty mailbox, to which its form sends whatever settings of a
 * mail service it has; by default uncompressed. Throws if nothing has been built.
 */
export async function startSite(options: Partial<PreviewOptions> = {}): Promise<Site> {
  requireBuiltSite(siteFolder);
  const { transformHtml = (html: string) => html } = options;
  const mailbox = createMailbox(() => {});
  const server = await createPreviewServer({
    ...options,
    dir: siteFolder,
    handlers: [...(options.handlers ?? [uncompressed]), mailbox.handler],
    transformHtml: (html) => mailbox.transformHtml(withoutSettings(transformHtml(html))),
  });
  return { url: server.url, mailbox, close: server.close };
}

/** A name of this machine that the site takes for a public one, as if it were published there. */
export const publicHost = 'firm.localhost';

/**
 * Chromium draws its own windows from web pages, a process each, even if nobody sees them. Without
 * these, a test's profile opens in half the time.
 */
const ownPages =
  'InitialWebUI,PreloadTopChromeWebUI,SidePanel,TabSearchToolbarButton,WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIReloadButton,WebUITabStrip,WebUIToolbar';

/**
 * Too little memory for the page's pixels: the page is laid out, responds and moves as always, but
 * none of it is drawn, which saves half of a browser's work.
 */
const withoutPixels = '--force-gpu-mem-available-mb=1';

/** Each page of a tab reuses the frame of the last one: a quarter less work than with a new one. */
const sameFrame = 'RenderDocument';

/** A profile's tabs share a process, and no spare one is started for its next page. */
const oneProcess = '--renderer-process-limit=1';

/**
 * Starts a browser, in which each test opens its own contexts. Tests that take screenshots, or
 * measure them, ask for one that `paints`.
 */
export async function startBrowser({
  paints = false,
  args: more = [],
  ...others
}: LaunchOptions & { paints?: boolean } = {}): Promise<Browser> {
  const chrome = await findChrome();
  const quick = paints
    ? [`--disable-features=${ownPages}`]
    : [`--disable-features=${ownPages},${sameFrame}`, withoutPixels, oneProcess];
  return patiently(
    await chromium.launch({
      ...chrome,
      args: [...chrome.args, ...quick, ...more],
      timeout: patience,
      ...others,
    }),
  );
}

/** Lets everything that a browser's tabs wait for take its time. */
export function patiently(browser: Browser): Browser {
  return browser.on('context', (context) => context.setDefaultTimeout(patience));
}

/** A screenshot. On a machine with much other work, Chromium may fail to take one at first. */
export async function shoot(page: Page, options?: PageScreenshotOptions): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await page.screenshot(options);
    } catch (error) {
      if (attempt === 10 || !String(error).includes('Unable to capture screenshot')) throw error;
      await page.waitForFunction(() => true);
    }
  }
}
