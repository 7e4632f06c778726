/**
 * Runs the browser tests in the newest installed Chrome, Chromium or Edge: `npm run test:newest`.
 * Further arguments go to vitest.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { installedBrowsers } from '../../scripts/verify/find-chrome.ts';

const browsers = installedBrowsers().map((path) => ({ path, version: versionOf(path) }));
const [newest] = browsers.toSorted((a, b) =>
  b.version.localeCompare(a.version, 'en', { numeric: true }),
);

if (newest) {
  console.log(`testing in ${newest.version} (${newest.path})`);
  const words = ['vitest', 'run', '--project', 'browser', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', words, {
    env: { ...process.env, CHROME_PATH: newest.path },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error('Found no installed Chrome, Chromium or Edge. Install one to test in it.');
  process.exitCode = 1;
}

/** The numbers of a browser's version, such as 147.0.7727.15. */
function versionOf(path: string): string {
  const said = execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return /[\d.]+/.exec(said)?.[0] ?? '';
}
