import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import fastGlob from 'fast-glob';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { patience } from '../patience.ts';
import {
  callOf,
  desktop,
  type Engine,
  type Json,
  type Point,
  type Profile,
  type Size,
  type Tab,
} from './tab.ts';

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const browserPaths = [
  '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.*/MiniBrowser',
];

/** Which packages that WebKit's tests need are missing; undefined if none is. */
export function missingWebkit(): string | undefined {
  if (existsSync(driverPath) && fastGlob.sync(browserPaths).length > 0 && findXvfb())
    return undefined;
  return 'WebKitGTK with its driver, or Xvfb. On Debian: apt-get install webkit2gtk-driver xvfb';
}

/**
 * Starts WebKitGTK, the engine of Safari, in an invisible window. Its driver supports one session,
 * so a profile can start only once the previous one is closed, which deletes what was stored.
 */
export async function startWebkit(): Promise<Engine> {
  const missing = missingWebkit();
  if (missing) throw new Error(`Found no ${missing}.`);
  const [binary = ''] = fastGlob.sync(browserPaths);
  const screen = await startScreen();
  const port = await freePort();
  // With compositing, the browser sometimes crashes on machines without a graphics card.
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  await untilListening(port);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The driver measures this limit by a timer of the page, and the clock of a test would run it out.
    timeouts: { script: null },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  return {
    name: `WebKitGTK ${(await session.getCapabilities()).getBrowserVersion()}`,
    newProfile: async () => profileOf(session),
    close: async () => {
      await session.quit();
      driver.kill();
      screen.process.kill();
    },
  };
}

function profileOf(session: WebDriver): Profile {
  const origins = new Set<string>();
  let opened = 0;
  return {
    newTab: async (size = desktop) => {
      // A window, since nothing is painted in a background tab.
      if (opened++ > 0) await session.switchTo().newWindow('window');
      const tab = tabOf(session, await session.getWindowHandle(), origins);
      await tab.resize(size);
      return tab;
    },
    close: async () => {
      const [first = '', ...others] = await session.getAllWindowHandles();
      for (const tab of others) {
        await session.switchTo().window(tab);
        await session.close();
      }
      await session.switchTo().window(first);
      for (const origin of origins) {
        // A text file: no script of the site runs in it that could store something again.
        await session.get(`${origin}/robots.txt`);
        await session.executeScript('localStorage.clear(); sessionStorage.clear()');
      }
      await session.get('about:blank');
    },
  };
}

/** A session controls one tab at a time, so each step first switches to its own. */
function tabOf(session: WebDriver, handle: string, origins: Set<string>): Tab {
  const turn = async () => {
    if ((await session.getWindowHandle().catch(() => '')) !== handle)
      await session.switchTo().window(handle);
  };
  const tab: Tab = {
    goto: async (url) => {
      await turn();
      origins.add(new URL(url).origin);
      await session.get(url);
    },
    reload: async () => {
      await turn();
      await session.navigate().refresh();
    },
    // The driver's own command. If a page goes back by itself, the driver loses the answer of a script
    // that it runs meanwhile, and waits for it forever.
    back: async () => {
      await turn();
      await session.navigate().back();
    },
    run: async <Arguments extends Json[], Result>(
      script: (...values: Arguments) => Result,
      ...values: Arguments
    ): Promise<Awaited<Result>> => {
      await turn();
      return session.executeScript<Awaited<Result>>(`return ${callOf(script, values)}`);
    },
    inject: async (source) => {
      await turn();
      await session.executeScript(source);
    },
    click: async (selector) => {
      await tab.clickAt(await atRest(() => tab.run(middleOf, selector)));
    },
    clickAt: async ({ x, y }) => {
      await turn();
      await session.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
    },
    type: async (selector, text) => {
      await tab.run(middleOf, selector);
      await session.findElement(By.css(selector)).sendKeys(text);
    },
    press: async (keys) => {
      await turn();
      const [key = '', ...modifiers] = keys.split('+').toReversed().map(keyOf);
      const actions = session.actions();
      for (const modifier of modifiers) actions.keyDown(modifier);
      actions.keyDown(key).keyUp(key);
      for (const modifier of modifiers) actions.keyUp(modifier);
      await actions.perform();
    },
    resize: async (size) => {
      await turn();
      await resize(session, size);
    },
    close: async () => {
      await turn();
      await session.close();
    },
  };
  return tab;
}

/** Scrolls an element into view at once. The driver would follow the page's smooth scrolling. */
function middleOf(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing fits ${selector}`);
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** A point that has stopped moving, since a new notice pushes down what is below it. */
async function atRest(find: () => Promise<Point>): Promise<Point> {
  let point = await find();
  for (;;) {
    await new Promise((goOn) => setTimeout(goOn, 50));
    const next = await find();
    if (next.x === point.x && next.y === point.y) return point;
    point = next;
  }
}

// WebDriver sets the window's outer size, so a first attempt measures its toolbars.
async function resize(session: WebDriver, size: Size): Promise<void> {
  const window = session.manage().window();
  const inner = (): Promise<Size> =>
    session.executeScript('return { width: innerWidth, height: innerHeight }');
  await window.setRect({ ...size, x: 0, y: 0 });
  const { width, height } = await inner();
  await window.setRect({
    width: 2 * size.width - width,
    height: 2 * size.height - height,
    x: 0,
    y: 0,
  });
}

const keys: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
};

const keyOf = (name: string) => keys[name] ?? name;

const findXvfb = () => ['/usr/bin/Xvfb', '/usr/X11R6/bin/Xvfb'].find((path) => existsSync(path));

/** Starts a virtual screen. Xvfb itself reports which number was free. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '2600x1800x24', '-nolisten', 'tcp'];
  const xvfb = spawn(findXvfb() ?? 'Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with status ${code}.`)));
    xvfb.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { process: xvfb, display: `:${number}` };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((goOn) => setTimeout(goOn, 100));
  }
  throw new Error(`WebKitWebDriver did not answer within ${patience} ms.`);
}
