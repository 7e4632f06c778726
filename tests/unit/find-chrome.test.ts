import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findChrome, firstThatStarts } from '../../scripts/verify/find-chrome.ts';
import { pinnedPackage, unpackChromium } from '../../scripts/verify/unpack-chromium.ts';

/** A package that unpacks a file in place of a browser. */
const packedBrowser = `import { writeFileSync } from 'node:fs';
export default {
  executablePath: async () => {
    writeFileSync(process.env.TMPDIR + '/chromium', 'a browser');
    return process.env.TMPDIR + '/chromium';
  },
};`;

/** A program in the place of a browser. */
function program(script: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'program-')), 'browser');
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the browser for tests', () => {
  test('is the one at CHROME_PATH, if set', async () => {
    const path = program('exit 0');
    vi.stubEnv('CHROME_PATH', path);
    expect((await findChrome()).executablePath).toBe(path);
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
    expect(new Set(found.map(({ executablePath }) => executablePath)).size).toBe(1);
  });

  test('is unpacked anew if a half-emptied cache has only a part of it', async () => {
    const packageFolder = join(mkdtempSync(join(tmpdir(), 'packed-')), 'node_modules/packed');
    mkdirSync(packageFolder, { recursive: true });
    const manifest = { name: 'packed', version: `0.0.0-test-${process.pid}`, type: 'module' };
    const packed = JSON.stringify({ ...manifest, exports: './index.js' });
    writeFileSync(join(packageFolder, 'package.json'), packed);
    writeFileSync(join(packageFolder, 'index.js'), packedBrowser);
    const unpack = async () => (await unpackChromium(packageFolder))[0]?.executablePath ?? '';
    const unpacked = await unpack();
    onTestFinished(() => {
      for (const each of [packageFolder, dirname(unpacked)])
        rmSync(each, { recursive: true, force: true });
    });
    rmSync(unpacked);
    expect(await Promise.all([unpack(), unpack()])).toEqual([unpacked, unpacked]);
    expect(readFileSync(unpacked, 'utf8')).toBe('a browser');
  });

  test('starts with the fonts that it brings, and in English, whatever the machine has', async () => {
    vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
    vi.stubEnv('FONTCONFIG_FILE', '/etc/fonts/fonts.conf');
    const [{ env = {}, executablePath = '' } = {}] = await unpackChromium(pinnedPackage);
    expect(env.FONTCONFIG_FILE).toBe(join(dirname(executablePath), 'fonts.conf'));
    expect(env.LC_ALL).toBe('C.UTF-8');
    expect(env.PATH).toBe(process.env.PATH);
  });

  test('uses the libraries that it brings only where the machine lacks some', async () => {
    const lacking = program('[ "$LD_LIBRARY_PATH" ] || { echo "no libnspr4.so" >&2; exit 127; }');
    const env = { LD_LIBRARY_PATH: '/brought' };
    const alone = { executablePath: lacking, env: {} };
    const withLibraries = { executablePath: lacking, env };
    expect(firstThatStarts([alone, withLibraries])).toBe(withLibraries);
    const complete = { executablePath: program('exit 0'), env: {} };
    expect(firstThatStarts([complete, { ...complete, env }])).toBe(complete);
    const libraries = (await unpackChromium(pinnedPackage))[1]?.env.LD_LIBRARY_PATH?.split(':')[0];
    expect(readdirSync(libraries ?? '')).toContain('libnspr4.so');
  });

  test('is asked for in one sentence with the package to install if none starts', () => {
    const path = program(
      'echo "$0: error while loading shared libraries: libnss3.so" >&2; exit 127',
    );
    const broken = { executablePath: path, env: {} };
    const install =
      'install one with all that it needs by `apt install chromium` on Debian, `dnf install chromium` on Fedora or `brew install --cask google-chrome` on macOS, or name one in CHROME_PATH.';
    expect(() => firstThatStarts([broken, broken])).toThrow(
      `${path} does not start (error while loading shared libraries: libnss3.so): ${install}`,
    );
    expect(() => firstThatStarts([])).toThrow(`There is no Chrome, Chromium or Edge: ${install}`);
  });

  test('shows a page, runs its script and takes a picture of it', { tags: 'nightly' }, async () => {
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<h1></h1><script>document.querySelector("h1").textContent = "Zoë"</script>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const browser = await chromium.launch(await findChrome());
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
