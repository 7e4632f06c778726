import { findChrome } from '../../scripts/verify/find-chrome.ts';
import { oldEngine } from '../old-browsers/old-chromium.ts';
import { findFirefox } from './find-firefox.ts';
import { startPuppeteerEngine } from './puppeteer-engine.ts';
import type { Engine } from './tab.ts';
import { startWebkit } from './webkit-engine.ts';

/** Starts an engine. The project in `vitest.config.ts` decides which one. */
const engines = {
  chromium: async () => startPuppeteerEngine(await findChrome()),
  firefox: () => startPuppeteerEngine({ browser: 'firefox', executablePath: findFirefox() }),
  webkit: startWebkit,
  'chromium-109': async () => oldEngine('chromium-109'),
  'chromium-116': async () => oldEngine('chromium-116'),
  'chromium-119': async () => oldEngine('chromium-119'),
} satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof engines;

/** Starts the engine with this name. Throws with what to install if the machine lacks it. */
export const startEngine = (name: EngineName): Promise<Engine> => engines[name]();
