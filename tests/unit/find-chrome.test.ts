import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { generatorRoot } from '../../scripts/base/artifacts.js';
import { findChrome, unpackChromium } from '../../scripts/verify/find-chrome.ts';

/** A package that unpacks a file in place of a browser. */
const packed = `import { writeFileSync } from 'node:fs';
export default {
  executablePath: async () => {
    writeFileSync(process.env.TMPDIR + '/chromium', 'a browser');
    return process.env.TMPDIR + '/chromium';
  },
};`;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the browser for tests', () => {
  test('is the one at CHROME_PATH, if set', async () => {
    vi.stubEnv('CHROME_PATH', process.execPath);
    expect((await findChrome()).path).toBe(process.execPath);
  });

  test('is not silently another one if CHROME_PATH is wrong', async () => {
    vi.stubEnv('CHROME_PATH', '/no/such/chrome');
    await expect(findChrome()).rejects.toThrow('CHROME_PATH is "/no/such/chrome"');
  });

  test('is started headless, quietly and with web security on', async () => {
    const args = (await findChrome()).args.join(' ');
    expect(args).toContain('--headless');
    expect(args).toContain('--no-first-run');
    expect(args).not.toMatch(/disable-web-security|single-process|insecure|site-isolation/);
  });

  test('is the same for many concurrent requests', async () => {
    const found = await Promise.all(Array.from({ length: 5 }, findChrome));
    expect(new Set(found.map(({ path }) => path)).size).toBe(1);
  });

  test('is unpacked anew if a half-emptied cache has only a part of it', async () => {
    const version = `0.0.0-test-${process.pid}`;
    const packageFolder = join(mkdtempSync(join(tmpdir(), 'packed-')), 'node_modules/packed');
    const unpacked = join(generatorRoot, '.cache', `chromium-${version}`);
    onTestFinished(() => {
      for (const each of [packageFolder, unpacked]) rmSync(each, { recursive: true, force: true });
    });
    mkdirSync(packageFolder, { recursive: true });
    const manifest = { name: 'packed', version, type: 'module', exports: './index.js' };
    writeFileSync(join(packageFolder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(packageFolder, 'index.js'), packed);
    mkdirSync(join(unpacked, 'fonts'), { recursive: true });
    const found = await Promise.all([1, 2].map(() => unpackChromium(packageFolder)));
    expect(found).toEqual([1, 2].map(() => join(unpacked, 'chromium')));
    expect(readFileSync(join(unpacked, 'chromium'), 'utf8')).toBe('a browser');
  });

  test('shows a page, runs its script and takes a picture of it', { tags: 'nightly' }, async () => {
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<h1></h1><script>document.querySelector("h1").textContent = "Zoë"</script>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const { path, args } = await findChrome();
    const browser = await chromium.launch({ executablePath: path, args });
    try {
      const page = await browser.newPage({ viewport: { width: 200, height: 100 } });
      await page.goto(`http://127.0.0.1:${port}/`);
      expect(await page.getByRole('heading').textContent()).toBe('Zoë');
      const picture = await page.screenshot();
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([200, 100]);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
