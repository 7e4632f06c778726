import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { generatorRoot } from '../base/artifacts.js';
import { pathFrom } from '../base/paths.js';
import type { Imports } from './site-files.ts';

/** A package of which something is published, and its licence. */
export type Licence = { name: string; version: string; licence: string; text: string };

/** The published file with all licences. */
export const licencesFile = 'licenses.txt';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  // Old packages state it in other ways, and their licence file says it anyway.
  license: z.string().catch('custom terms'),
});

const packageFolder = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folders of the packages that the files belong to, as paths from the site's root. */
export const packagesOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? [])),
];

/** The packages whose data pages show, such as icons, which they import as JSON. */
export const dataPackages = (root: string, imports: Imports): string[] => {
  const packages = pathFrom(root, join(generatorRoot, 'node_modules'));
  const imported = Object.values(imports).flatMap((file) => file.imports);
  const data = imported.filter(({ path, external }) => external && path.endsWith('.json'));
  return packagesOf(data.map(({ path }) => `${packages}/${path}`));
};

/** Reads the licences of packages, without duplicates. */
export function readLicences(root: string, folders: readonly string[]): Licence[] {
  return [...new Set(folders)].flatMap((folder): Licence[] => {
    const manifest = join(root, folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, version, license } = manifestSchema.parse(
      JSON.parse(readFileSync(manifest, 'utf8')),
    );
    const file = readdirSync(join(root, folder)).find((file) =>
      /^(licen[cs]e|copying)/i.test(file),
    );
    const text = file ? textIn(join(root, folder, file)) : `Terms: ${license}`;
    return [{ name, version, licence: license, text }];
  });
}

/** The text of a file, or of all files in a folder. */
function textIn(path: string): string {
  const isFolder = statSync(path).isDirectory();
  const files = isFolder ? readdirSync(path).map((name) => join(path, name)) : [path];
  return files
    .sort()
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n\n');
}

/** The published text: third-party packages that the site contains, by name, and their licences. */
export const licencesText = (licences: readonly Licence[]): string =>
  [
    'The scripts, fonts and icons of this site contain third-party work:\n',
    ...licences
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, version, licence, text }) => {
        const title = `${name} ${version} (${licence})`;
        return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;
      }),
  ].join('\n');
