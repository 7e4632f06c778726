/**
 * Runs in the CMS: shows the page that is edited, and keeps the comments of files that are saved.
 */

type Entry = { get: (name: string) => unknown };
type Cms = {
  registerPreviewTemplate: (name: string, preview: (props: { entry: Entry }) => unknown) => void;
};
declare const CMS: Cms;
declare const createElement: (tag: string, attributes: object) => unknown;

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

type Move = (this: FileSystemFileHandle, folder: unknown, name?: string) => Promise<void>;
const files: { move?: Move } = Object(FileSystemFileHandle.prototype);
const { move } = files;

// The CMS writes a new file and moves it over the old one, whose comments it does not know.
if (move)
  files.move = async function (folder, name) {
    if (name && folder instanceof FileSystemDirectoryHandle && /\.(yaml|md)$/.test(name)) {
      const [before, after] = await Promise.all([textIn(folder, name), textOf(this)]);
      if (before) await write(this, await withComments(before, after));
    }
    return move.call(this, folder, name);
  };

const textOf = async (file: FileSystemFileHandle) => (await file.getFile()).text();

async function textIn(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  try {
    return await textOf(await folder.getFileHandle(name));
  } catch (error) {
    const isNew = error instanceof DOMException && error.name === 'NotFoundError';
    if (isNew) return '';
    throw error;
  }
}

async function withComments(before: string, after: string): Promise<string> {
  const body = JSON.stringify({ before, after });
  const answer = await fetch('/admin/keep-comments', { method: 'POST', body });
  // The CMS tells its user so; the file stays as it was, with its comments.
  if (!answer.ok) throw new Error(`The file was not saved: ${await answer.text()}`);
  return answer.text();
}

async function write(file: FileSystemFileHandle, text: string): Promise<void> {
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
}

export {};
