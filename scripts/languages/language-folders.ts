import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { nearest } from '../base/nearest.ts';
import type { Problem } from '../base/problems.ts';
import type { ContentModules } from '../content/collections.ts';
import { placeOfField } from '../content/explain-issue.ts';
import { languageTag, standardTag } from '../content/fields.ts';
import type { LoadedContent } from '../content/load-content.ts';
import { groupsLeftOut } from '../routes/page-groups.ts';
import { slugsFile } from '../routes/slugs.ts';

export const languagesFolder = 'content/languages';

/** The names of a site's language folders, in alphabetical order. */
export function languageFolders(root: string): string[] {
  const path = join(root, languagesFolder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path);
  return names.filter((name) => statSync(join(path, name)).isDirectory()).sort();
}

/** Language folders whose name is not a language tag. */
export function misnamedFolders(names: readonly string[]): Problem[] {
  const wrong = names.filter((name) => !languageTag().safeParse(name).success);
  return wrong.map((name) => ({
    file: `${languagesFolder}/${name}`,
    expected: 'a folder named after a language tag, such as ar or pt-BR',
    found: name,
    nearest: standardTag(name),
  }));
}

const known = '**/*.{yaml,yml,json,md,markdown,jpg,jpeg,png,webp,avif,svg}';

/** What `content/` has beside texts: for the generator itself, for code, and for whoever writes. */
const beside = [
  '{budgets,groups,redirects}.yaml',
  '**/README.md',
  '{pictures,json-schemas,schema}/**',
];

/**
 * Files in language folders that no collection reads, so that their contents would never be shown, and those elsewhere
 * in `content/` that are meant for one: in its folder, or with nearly the name of its file. Others are somebody's notes.
 */
export function strayFiles(root: string, collectionOf: ReadonlyMap<string, string>): Problem[] {
  // If the code names no collections, that is what is wrong.
  if (collectionOf.size === 0) return [];
  const cwd = join(root, 'content');
  const groups = fastGlob.sync('*/index.ts', { cwd }).map((file) => file.replace('index.ts', '**'));
  const leftOut = groupsLeftOut(root).map((name) => `languages/*/${name}/**`);
  const ignore = [...beside, ...groups, ...leftOut];
  const files = fastGlob.sync(known, { cwd, ignore, caseSensitiveMatch: false }).sort();
  const first = [...collectionOf.keys()].map((file) => file.replace(/^content\//, ''));
  const folders = new Set(first.map((file) => dirname(file)).filter((folder) => folder !== '.'));
  return files.flatMap((name) => {
    const file = `content/${name}`;
    const inFolder = name.replace(/^languages\/[^/]+\//, '');
    if (collectionOf.has(file) || inFolder === slugsFile) return [];
    const likely = nearest(inFolder, first);
    const isMeant = inFolder !== name || likely || folders.has(dirname(name));
    if (!isMeant) return [];
    return {
      file,
      expected: 'the name of a file in content/ with texts',
      found: `${inFolder}, which no page reads`,
      nearest: likely,
      advice: 'rename the file, or remove it; pictures come from content/pictures',
    };
  });
}

type Language = Pick<LoadedContent, 'content' | 'records' | 'problems'> & { name?: string };

/** Languages with the same tag, between which neither readers nor search engines could choose. */
export function repeatedTags(modules: ContentModules, languages: readonly Language[]): Problem[] {
  const { lang } = Object.values(modules).find((each) => each.lang) ?? {};
  const seen = new Map<string, string>();
  return languages.flatMap(({ name, content, records, problems }) => {
    // Content with problems may lack its language.
    if (!lang || problems.length > 0) return [];
    const tag = lang(content);
    const first = seen.get(tag.toLowerCase());
    seen.set(tag.toLowerCase(), first ?? (name ? `${languagesFolder}/${name}` : 'content'));
    if (!first) return [];
    const declared = records.find(({ value }) => Reflect.get(Object(value), 'lang') === tag);
    const folder = `${languagesFolder}/${name}`;
    const ownFile = `${folder}/${basename(declared?.source.file ?? '')}`;
    return {
      ...(declared?.source.file === ownFile
        ? placeOfField(declared.source, ['lang'])
        : { file: ownFile }),
      expected: 'a language that no other folder has',
      found:
        declared?.source.file === ownFile ? `"${tag}", which ${first} also has` : 'no such file',
      advice: `set the language of ${folder}, such as lang: ${name}`,
    };
  });
}
