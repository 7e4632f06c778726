import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { stringify } from 'yaml';
import { build } from '../../scripts/build.ts';
import type { BuildReport } from '../../scripts/check/format-summary.ts';
import { type LoadedSite, loadSite } from '../../scripts/load/load-site.ts';
import { builtOn, content, siteRoot } from '../site-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'a firm (copy) #1, 100% é '));
// All files of a worker share it, and none knows whether it is the last.
process.once('exit', () => rmSync(folder, { recursive: true }));

/** A copy of the firm's site, outside the project, to change and build. */
export type SiteCopy = {
  root: string;
  out: string;
  read: (file: string) => string;
  write: (file: string, text: string | Uint8Array) => void;
  /** Loads it as a build does, as of today, which checks content before any page is rendered: in a third of the time. */
  load: (day?: Date) => Promise<LoadedSite>;
  /** Builds it, as of today. */
  build: (day?: Date) => Promise<BuildReport>;
  /** The text of a published file. */
  published: (file: string) => string;
  /** The paths of all published files. */
  files: () => string[];
  /** Removes the copy before the tests that share this module have ended. */
  remove: () => void;
};

/** A site without a file, outside the project, for a test to write. */
export function emptySite(): SiteCopy {
  const root = join(mkdtempSync(join(folder, 'site-')), 'site');
  const out = join(root, '../dist');
  return {
    root,
    out,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    load: (day = builtOn) => loadSite(root, { builtOn: day }),
    build: (day = builtOn) => build({ root, out, builtOn: day }),
    published: (file) => readFileSync(join(out, file), 'utf8'),
    files: () =>
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1)),
    remove: () => rmSync(dirname(root), { recursive: true }),
  };
}

/**
 * Copies the firm's site in its first language and without slugs, so that pages are at their own names,
 * and by default without the template preview, which makes builds take three times as long. A test
 * changes that language, or adds its own. To load content, a test needs none of the code.
 */
export function copyFirmSite({ template = false, code = true } = {}): SiteCopy {
  const site = emptySite();
  for (const part of code ? ['pages', 'components', 'content', 'static'] : ['content'])
    cpSync(join(siteRoot, part), join(site.root, part), { recursive: true, filter: isTaken });
  site.write('content/groups.yaml', `template: ${template}\n`);
  return site;
}

const leftOut = ['content/languages', 'content/slugs.yaml'].map((path) => join(siteRoot, path));
const isTaken = (path: string) => !leftOut.includes(path);

/** Adds `/added/`, a legal text with this Markdown: a firm may have no legal text. */
export function addLegalText(site: SiteCopy, body: string): void {
  const fields = {
    title: 'Added',
    description: 'A legal text.',
    eyebrow: 'In force from {effective}',
    summary: 'A legal text.',
    effective: '2026-01-15',
    updated: '2026-01-15',
    image: content.notFound.image.picture,
  };
  site.write('content/legal/added.md', `---\n${stringify(fields)}---\n\n${body}\n`);
}

/** Leads each link of the content to a place that a test removes to the service page, as an editor would. */
export function redirectLinks(site: SiteCopy, gone: RegExp): void {
  for (const file of fastGlob.sync('**/*.{yaml,md}', { cwd: join(site.root, 'content') })) {
    const old = site.read(`content/${file}`);
    const written = old.replace(/(?<=href: "?|\]\()[^")\s]+/g, (href) =>
      gone.test(href) ? '/service/' : href,
    );
    if (written !== old) site.write(`content/${file}`, written);
  }
}
