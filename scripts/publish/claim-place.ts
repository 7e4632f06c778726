import { basename, dirname, extname } from 'node:path';
import { folded } from '../base/paths.js';
import type { Problem } from '../base/problems.ts';
import { reservedFiles } from '../routes/routes.ts';

/** The endings of files that must not be published, by what makes them harmful. */
const harmful: Readonly<Record<string, string>> = {
  'is a program that some web servers run in place of sending it':
    'php php3 php4 php5 phps phtml phar asp aspx ashx asmx jsp jspx cfm cgi fcgi pl py rb shtml',
  'is a program, of which browsers and mail filters warn':
    'exe msi com bat cmd scr ps1 vbs jar sh app dmg apk deb rpm dll so',
  'may hold passwords or keys': 'env key pem p12 pfx jks kdbx htpasswd htaccess',
  'is a database or a copy of one': 'sql sqlite sqlite3 db mdb accdb bak dump',
  'is what a program left behind': 'tmp temp swp swo orig rej log part crdownload lock',
  'is source code': 'ts tsx jsx scss sass less map',
};

const harms = new Map(
  Object.entries(harmful).flatMap(([harm, endings]) =>
    endings.split(' ').map((ending): [string, string] => [ending, harm]),
  ),
);

/** Why a file must not be published; undefined for all others, of whatever type. */
function harmOf(file: string): string | undefined {
  const name = basename(file);
  if (/^id_(rsa|dsa|ecdsa|ed25519)$/.test(name)) return 'is a private key';
  const ending = /~$|^#.*#$/.test(name) ? 'tmp' : extname(name).slice(1).toLowerCase();
  return harms.get(ending);
}

/**
 * The paths that are taken in the output: each file and its source, and one in each folder (with a slash
 * at the end), by their paths in lower case and in one Unicode form, because some file systems ignore
 * both differences.
 */
export type Places = Map<string, { file: string; source: string }>;

/** Names that Windows refuses, and control characters, which other systems take in part. */
const unfitName =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant.
  /[\x00-\x1f\x7f-\x9f<>:"|?*\\]|[. ]$|^(aux|con|nul|prn|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/** The number of bytes that a name may have: file systems take 255, with an ending such as `.br`. */
const longestName = 252;

const isTooLong = (name: string) => Buffer.byteLength(name) > longestName;

/**
 * Reserves a path in the output for a file. Returns what is wrong if the path is taken, reserved or
 * unfit, or if the file would do harm; it must not be published then.
 */
export function claimPlace(places: Places, file: string, source: string): Problem[] {
  // Files that the generator makes have their own path as source, and may have reserved ones.
  const reserved = source === file ? [] : reservedFiles([{ file, source }]);
  if (reserved.length) return reserved;
  const unfit = file.split('/').find((name) => unfitName.test(name) || isTooLong(name));
  if (unfit !== undefined) {
    const expected = `a name that every file system takes: at most ${longestName} bytes, no control characters or any of < > : " | ? * \\, not aux, con, nul, prn, com1 or lpt1, no dot or space at the end`;
    const [found, advice] = [JSON.stringify(unfit), 'rename the file, or change the slug'];
    return [{ file: source, expected, found, advice }];
  }
  const place = folded(file);
  const above = foldersAbove(place);
  const taken = [place, `${place}/`, ...above].find((each) => places.has(each));
  if (taken !== undefined) {
    const first = places.get(taken);
    const spelling = first?.file === file ? '' : `, as ${first?.file}`;
    const kind =
      taken === place
        ? `which ${first?.source} also has${spelling}`
        : `where ${first?.source} ${madeOf(taken)}`;
    const expected = 'a unique path in the output (upper and lower case count as the same)';
    const found = `${file}, ${kind}`;
    const advice = 'rename one of the two, or give the record of a page another slug';
    return [{ file: source, expected, found, advice }];
  }
  places.set(place, { file, source });
  for (const folder of above) places.set(`${folder}/`, { file, source });
  const harm = harmOf(file);
  if (!harm) return [];
  const expected = 'a file that does no harm in public';
  const found = `${basename(file)}, which ${harm}`;
  const advice = 'remove it; if visitors are meant to have it, put it in a .zip file';
  return [{ file: source, expected, found, advice }];
}

const madeOf = (taken: string) =>
  taken.endsWith('/') ? `has the folder ${taken}` : `has the file ${taken}`;

/** The folders that a file is in, as paths in the output. */
export function foldersAbove(file: string): string[] {
  const folders: string[] = [];
  for (let at = dirname(file); at !== '.'; at = dirname(at)) folders.push(at);
  return folders;
}

/** The folders that files are in. */
export const foldersOf = (files: Iterable<string>): ReadonlySet<string> =>
  new Set([...files].flatMap(foldersAbove));
