import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findChrome } from '../../scripts/verify/find-chrome.ts';

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

  test('shows a page, runs its script and takes a picture of it', async () => {
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
