/**
 * Runs in the CMS: previews the page being edited, preserves the comments in saved files, and
 * refuses to save a file that has changed since the CMS read it.
 */
import type { ShownPages } from './cms.ts';

type Entry = { get: (name: string) => unknown };
type Cms = {
  registerPreviewTemplate: (name: string, preview: (props: { entry: Entry }) => unknown) => void;
};
declare const CMS: Cms;
declare const createElement: (tag: string, attributes: object) => unknown;

// Must run before any await, or files that the CMS reads earlier would go unnoticed.
type Handle = FileSystemFileHandle;
type Read = (this: Handle) => Promise<File>;
type Open = (
  this: Handle,
  options?: FileSystemCreateWritableOptions,
) => Promise<FileSystemWritableFileStream>;
type Move = (this: Handle, folder: unknown, name?: string) => Promise<void>;
const files: { getFile: Read; createWritable: Open; move?: Move } = Object(
  FileSystemFileHandle.prototype,
);
const { getFile, createWritable, move } = files;

/** Texts that the CMS has read or saved, newest first. */
const known: { file: Handle; text: string }[] = [];

const isText = (name: string) => /\.(yaml|md)$/.test(name);

files.getFile = async function () {
  const read = await getFile.call(this);
  if (isText(this.name)) known.unshift({ file: this, text: await read.text() });
  return read;
};

// The CMS writes a new file and moves it over the old one, which would lose the comments.
if (move)
  files.move = async function (folder, name) {
    if (!name || !(folder instanceof FileSystemDirectoryHandle) || !isText(name))
      return move.call(this, folder, name);
    const old = await fileIn(folder, name);
    const before = old && (await textAsKnown(old));
    const isDraft = !isText(this.name);
    let text = isDraft ? await textOf(this) : await textAsKnown(this);
    if (isDraft) {
      text = await withComments(before ?? '', text);
      await write(this, text);
    }
    await move.call(this, folder, name);
    known.unshift({ file: await folder.getFileHandle(name), text });
  };

// A renamed file is moved and then written in its new place.
files.createWritable = async function (options) {
  const stream = await createWritable.call(this, options);
  if (!isText(this.name)) return stream;
  const write = stream.write.bind(stream);
  stream.write = async (data) => {
    try {
      const before = typeof data === 'string' && (await textOf(this));
      await write(before ? await withComments(before, String(data)) : data);
    } catch (error) {
      // Otherwise the CMS would close it, which would leave an empty file.
      await stream.abort();
      throw error;
    }
  };
  return stream;
};

const textOf = async (file: Handle) => (await getFile.call(file)).text();

async function fileIn(folder: FileSystemDirectoryHandle, name: string) {
  try {
    return await folder.getFileHandle(name);
  } catch (error) {
    const isNew = error instanceof DOMException && error.name === 'NotFoundError';
    if (isNew) return undefined;
    throw error;
  }
}

/** The text of a file. Throws if it is not the text that the CMS knows. */
async function textAsKnown(file: Handle): Promise<string> {
  const text = await textOf(file);
  for (const entry of known)
    if (await entry.file.isSameEntry(file)) {
      if (entry.text === text) return text;
      break;
    }
  throw new Error(
    'The file was not saved: it has changed since you opened it. Copy your text and reload.',
  );
}

/** The text in the format of content, with the comments of what it replaces, if anything. */
async function withComments(before: string, after: string): Promise<string> {
  const body = JSON.stringify({ before, after });
  const answer = await fetch('/admin/keep-comments', { method: 'POST', body });
  // The CMS shows this to its user. The file stays unchanged, with its comments.
  if (!answer.ok) throw new Error(`The file was not saved: ${await answer.text()}`);
  return answer.text();
}

async function write(file: Handle, text: string): Promise<void> {
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
}

/** Which page shows a content file, by the CMS's name for the file. `[x]` is a slug. */
const pages: ShownPages = await (await fetch('/admin/pages.json')).json();
const style = { position: 'fixed', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 };

for (const [file, page] of Object.entries(pages.names))
  CMS.registerPreviewTemplate(file, ({ entry }) => {
    const slug = String(entry.get('slug') ?? '');
    // As last saved: the development server reloads it at each save.
    const name = page.replace(/\[+\w+\]+/, slug);
    const src = new URL(pages.addresses[name] ?? name, location.origin).href;
    return createElement('iframe', { src, style, title: 'The page as last saved' });
  });
