/** Prints at the end of `npm test` in which browsers it ran, and in which it did not. */
import { execFileSync } from 'node:child_process';
import { findChrome, findReferenceChrome } from '../../scripts/measure/find-chrome.ts';
import { findFirefox } from './find-firefox.ts';
import { missingWebkit } from './webkit-engine.ts';

const versionOf = (path: string) =>
  execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: 'pipe' }).trim();

const newest = await findChrome();
const reference = await findReferenceChrome();
console.log(`tested: everything in ${versionOf(newest.path)} (${newest.path})`);
console.log(
  reference
    ? `tested: journeys, menus and reference screenshots in ${versionOf(reference.path)}, which is packaged`
    : 'NOT TESTED: the packaged Chromium, which is not made for this machine; reference screenshots were taken in the newest',
);
console.log(`not part of this: Firefox, ${firefoxHere()}; WebKit, ${webkitHere()}`);
console.log('not part of this: Chromium 109, 116 and 119, run npm run test:old');

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
