/**
 * Runs in the CMS: previews the page being edited, preserves the comments in saved files, and
 * refuses to save a file that has changed since the CMS read it.
 */

type Entry = { get: (name: string) => unknown };
type Cms = {
  registerPreviewTemplate: (name: string, preview: (props: { entry: Entry }) => unknown) => void;
};
declare const CMS: Cms;
declare const createElement: (tag: string, attributes: object) => unknown;

// Must run before any await: a file that the CMS reads earlier would go unnoticed.
type Handle = FileSystemFileHandle;
type Read = (this: Handle) => Promise<File>;
type Move = (this: Handle, folder: unknown, name?: string) => Promise<void>;
const files: { getFile: Read; move?: Move } = Object(FileSystemFileHandle.prototype);
const { getFile, move } = files;

/** Texts that the CMS has read or saved, the newest first. */
const known: { file: Handle; name: string; text: string }[] = [];

const isText = (name: string) => /\.(yaml|md)$/.test(name);

files.getFile = async function () {
  const read = await getFile.call(this);
  const { name } = this;
  if (isText(name)) known.unshift({ file: this, name, text: await read.text() });
  return read;
};

// The CMS writes a new file and moves it over the old one, losing the comments.
if (move)
  files.move = async function (folder, name) {
    if (!name || !(folder instanceof FileSystemDirectoryHandle) || !isText(name))
      return move.call(this, folder, name);
    const [old, after] = await Promise.all([fileIn(folder, name), textOf(this)]);
    const before = old && (await textOf(old));
    if (old && before !== (await lastKnown(old, name)))
      throw new Error(
        'The file was not saved: it has changed since it was read. Copy your words, and reload this page.',
      );
    const text = before ? await withComments(before, after) : after;
    if (text !== after) await write(this, text);
    await move.call(this, folder, name);
    known.unshift({ file: await folder.getFileHandle(name), name, text });
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

async function lastKnown(file: Handle, name: string): Promise<string | undefined> {
  for (const entry of known)
    if (entry.name === name && (await entry.file.isSameEntry(file))) return entry.text;
  return undefined;
}

async function withComments(before: string, after: string): Promise<string> {
  const body = JSON.stringify({ before, after });
  const answer = await fetch('/admin/keep-comments', { method: 'POST', body });
  // The CMS tells its user so; the file stays as it was, with its comments.
  if (!answer.ok) throw new Error(`The file was not saved: ${await answer.text()}`);
  return answer.text();
}

async function write(file: Handle, text: string): Promise<void> {
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
}

/** Which page shows a file of content, by the name that the CMS has for it; `[x]` is a slug. */
const pages: Record<string, string> = await (await fetch('/admin/pages.json')).json();
const style = { position: 'fixed', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 };

for (const [name, path] of Object.entries(pages))
  CMS.registerPreviewTemplate(name, ({ entry }) => {
    const slug = String(entry.get('slug') ?? '');
    // As it was saved last: development reloads it at each save.
    const src = new URL(path.replace(/\[+\w+\]+/, slug), location.origin).href;
    return createElement('iframe', { src, style, title: 'The page as it was saved last' });
  });

export {};
