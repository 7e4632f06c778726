import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findChrome } from '../../scripts/measure/find-chrome.ts';
import { requireBuiltSite } from '../../scripts/serve/built-site.ts';
import type { Handler } from '../../scripts/serve/handler.ts';
import { createMailbox, type Mailbox } from '../../scripts/serve/mailbox/mailbox.ts';
import { createPreviewServer, type PreviewOptions } from '../../scripts/serve/server.ts';
import { siteRoot } from '../site-content.ts';

/** The folder of the built site that the browser tests look at. */
export const siteFolder = join(siteRoot, 'dist');

export type Site = {
  /** Origin of the site, without a trailing slash. */
  url: string;
  mailbox: Mailbox;
  /** Stops the server and removes the mailbox. */
  close(): Promise<void>;
};

/** Spares a server the compression, which takes longer than it takes a browser to load the page. */
export const uncompressed: Handler = async ({ headers }) => {
  headers['accept-encoding'] = 'identity';
  return false;
};

/**
 * Serves the built site with an empty mailbox of its own, by default uncompressed. Throws where nothing
 * has been built.
 */
export async function startSite(options: Partial<PreviewOptions> = {}): Promise<Site> {
  requireBuiltSite(siteFolder);
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const mailbox = createMailbox({ folder, print: () => {} });
  const server = await createPreviewServer({
    ...options,
    dir: siteFolder,
    handlers: [...(options.handlers ?? [uncompressed]), mailbox.handler],
  });
  return {
    url: server.url,
    mailbox,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A name of this machine that the site takes for a public one, as if it were published there. */
export const publicHost = 'firm.localhost';

/**
 * Chromium draws its own window from web pages, a process each, also where nobody sees them: without
 * these a test's profile opens in half of the time.
 */
const ownPages =
  'InitialWebUI,PreloadTopChromeWebUI,SidePanel,TabSearchToolbarButton,WebUIOmniboxPopup,WebUIReloadButton,WebUITabStrip,WebUIToolbar';

/**
 * Too little memory for the pixels of a page: it is laid out, answers and moves as always, and nothing
 * of it is drawn, which is half of a browser's work.
 */
const withoutPixels = '--force-gpu-mem-available-mb=1';

/** The next page of a tab takes the frame of the last one: a quarter less work than a frame of its own. */
const sameFrame = 'RenderDocument';

/**
 * Starts a browser, in which each test opens contexts of its own. Tests that take pictures of pages, and
 * what measures them, ask for one that `paints`.
 */
export async function startBrowser({
  paints = false,
  args: more = [],
  ...others
}: LaunchOptions & { paints?: boolean } = {}): Promise<Browser> {
  const { path, args } = await findChrome();
  const quick = paints
    ? [`--disable-features=${ownPages}`]
    : [`--disable-features=${ownPages},${sameFrame}`, withoutPixels];
  return chromium.launch({
    executablePath: path,
    args: [...args, ...quick, ...more],
    ...others,
  });
}
