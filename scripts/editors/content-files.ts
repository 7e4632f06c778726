import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { z } from 'zod';
import type { CmsEntry } from './cms-config.ts';
import { editedText, type FormData, formData, newText, Refusal } from './edit-file.ts';
import { versionField, waitsField } from './form-fields.ts';
import { Conflict } from './merge-data.ts';

/** One file of a save, as the interface of Gitea has it. */
export const changeSchema = z.object({
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string(),
  content: z.string().default(''),
  from_path: z.string().optional(),
  sha: z.string().optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** A file of the content, and what changes whenever it does. */
export type Listed = { path: string; sha: string; size: number };

/** The content of a site for a CMS, which never sees its YAML: it gets and sends the data of forms. */
export type ContentFiles = {
  list(): Listed[];
  /** Differs whenever a file does. */
  head(): string;
  /** The data of a file's form, as JSON; undefined if it cannot be read, which the overlay explains. */
  read(path: string): string | undefined;
  picture(path: string): Buffer | undefined;
  /** Makes all the changes of a save, or throws a Refusal and makes none. */
  save(changes: readonly Change[]): (Listed | undefined)[];
};

/** Throws where a text is other than UTF-8: a save would destroy what it could not read. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const pictures = 'content/pictures/';
const isPicture = (path: string) => /^content\/pictures\/[^/\\]+$/.test(path);

/** The content files of a site that have a form. `entries` are the forms that there are. */
export function contentFiles(root: string, entries: () => readonly CmsEntry[]): ContentFiles {
  /** What forms were shown, by version: what they send is compared with it. */
  const shown = new Map<string, FormData>();
  // After a restart the CMS reads everything again, since what it was shown is forgotten.
  const start = randomUUID();
  const at = (path: string) => join(root, path);
  const textOf = (path: string) => utf8.decode(readFileSync(at(path)));
  const entryOf = (path: string) =>
    entries().find(({ file, folder }) =>
      file ? file === path : dirname(path) === folder && path.endsWith('.md'),
    );
  const listed = (path: string): Listed => {
    const { size, mtimeMs } = statSync(at(path));
    return { path, size, sha: hash(`${start} ${path} ${size} ${mtimeMs}`) };
  };

  function read(path: string): string | undefined {
    const entry = entryOf(path);
    if (!entry) throw new Refusal(`${path} has no form`);
    let version: string;
    let data: FormData;
    try {
      const text = textOf(path);
      version = hash(text);
      data = formData(text, path);
    } catch {
      return undefined;
    }
    shown.set(version, data);
    const waits = entry.waits?.(data);
    return JSON.stringify({
      ...data,
      [versionField]: version,
      ...(waits && { [waitsField]: ` – ${waits}` }),
    });
  }

  /** The new content of a file; undefined if it goes. */
  function made({ operation, path, content, from_path, sha }: Change): string | Buffer | undefined {
    const entry = entryOf(path);
    const old = from_path ?? path;
    for (const file of [path, old])
      if (!entryOf(file) && !isPicture(file)) throw new Refusal(`${file} is no content`);
    if (old !== path && existsSync(at(path))) throw new Refusal(`${path} exists already`);
    if (operation === 'create' && existsSync(at(path))) throw new Refusal(`${path} exists already`);
    if (operation !== 'create' && !existsSync(at(old))) throw new Refusal(`${old} is no more`);
    if (operation === 'delete' || !entry) {
      if (operation !== 'create' && sha && listed(old).sha !== sha) throw changed(old);
      return operation === 'delete' ? undefined : Buffer.from(content, 'base64');
    }
    const form = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(String(Buffer.from(content, 'base64'))));
    const { [versionField]: versions, [waitsField]: _, ...data } = form;
    // A form that was saved before says which version that was, and how it names this one.
    const [version = '', next] = String(versions ?? '')
      .split('>')
      .slice(-2);
    const sent = withPictureNames(data, pictures);
    const { fields } = entry;
    if (next) shown.set(next, sent);
    if (operation === 'create') return newText(sent, path, fields);
    const before = shown.get(version);
    if (!before) throw changed(old);
    try {
      return editedText(textOf(old), path, { shown: before, sent, fields });
    } catch (error) {
      if (error instanceof Conflict) throw changed(old, error.message);
      throw error;
    }
  }

  const list = () =>
    [
      ...fastGlob.sync('content/**/*.{yaml,md}', { cwd: root }).filter(entryOf),
      ...fastGlob.sync(`${pictures}*`, { cwd: root }),
    ]
      .sort()
      .map(listed);

  return {
    list,
    head: () => hash(JSON.stringify(list())),
    read,
    picture: (path) =>
      isPicture(path) && existsSync(at(path)) ? readFileSync(at(path)) : undefined,
    save(changes) {
      const all = changes.map((change) => ({ ...change, content: made(change) }));
      return all.map(({ path, from_path, content }) => {
        if (from_path && from_path !== path) renameSync(at(from_path), at(path));
        if (content === undefined) {
          rmSync(at(path));
          return undefined;
        }
        mkdirSync(dirname(at(path)), { recursive: true });
        // Never half a file, also if the disk is full.
        const half = at(join(dirname(path), `.${basename(path)}.saving`));
        writeFileSync(half, content);
        renameSync(half, at(path));
        return listed(path);
      });
    },
  };
}

const changed = (file: string, field?: string) =>
  new Refusal(
    `Not saved: somebody else has changed ${field ? `${field} in ` : ''}${file} since you opened it. ` +
      'Copy your text, reload the page, and change it again.',
  );

const hash = (text: string) => createHash('sha1').update(text).digest('hex');

/** The CMS writes the full path of a picture, while content has only its name. */
function withPictureNames(data: FormData, folder: string): FormData {
  return JSON.parse(
    JSON.stringify(data, (_key, value) =>
      typeof value === 'string' && value.startsWith(`/${folder}`) && !value.includes('\n')
        ? value.slice(folder.length + 1)
        : value,
    ),
  );
}
