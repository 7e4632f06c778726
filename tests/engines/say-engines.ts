/** Prints at the end of `npm test` in which browser it ran, and which commands test the others. */
import { execFileSync } from 'node:child_process';
import { runCommand } from '../../scripts/base/command-line.ts';
import { findChrome } from '../../scripts/verify/find-chrome.ts';
import { findFirefox } from './find-firefox.ts';
import { missingWebkit } from './webkit-engine.ts';

const versionOf = (path: string, env = process.env) =>
  execFileSync(path, ['--version', '--no-sandbox'], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

runCommand(async () => {
  const { executablePath, env } = await findChrome();
  console.log(`tested: everything in ${versionOf(executablePath, env)} (${executablePath})`);
  console.log(`not part of this: Firefox, ${firefoxHere()}; WebKit, ${webkitHere()}`);
  console.log(
    'not part of this: the newest installed Chromium, run npm run test:newest; Chromium 109, 116 and 119, run npm run test:old; all pages, widths and firms, run npm run test:full',
  );
});

function firefoxHere(): string {
  try {
    return `run npm run test:firefox (${versionOf(findFirefox())} is here)`;
  } catch {
    return 'which is missing here; install it for npm run test:firefox';
  }
}

function webkitHere(): string {
  const missing = missingWebkit();
  return missing ? `missing here (${missing})` : 'run npm run test:webkit (it is here)';
}
