import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox', 'firefox-esr', 'firefox.exe'];
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Firefox.app/Contents/MacOS',
  'C:\\Program Files\\Mozilla Firefox',
];

/** The Firefox at FIREFOX_PATH, or else an installed one. Throws if there is none. */
export function findFirefox(): string {
  const named = process.env.FIREFOX_PATH;
  const places = named ? [named] : folders.flatMap((folder) => names.map((it) => join(folder, it)));
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new Error(
    named
      ? `FIREFOX_PATH is "${named}", but there is no such file. Correct or unset it.`
      : 'Found no Firefox. Install one, or set FIREFOX_PATH to the path of its executable.',
  );
}
