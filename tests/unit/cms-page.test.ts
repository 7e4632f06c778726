/** The script in the CMS: a file is saved with its comments, or not at all. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The content of the saved file in the folder; an error if it cannot be read. */
let old: string | DOMException;
/** The answer of the server that restores the comments. */
let answer: Response;
const moved: string[] = [];

class File {
  text: string;
  name: string;
  constructor(text: string, name = 'draft') {
    this.text = text;
    this.name = name;
  }
  async getFile() {
    return { text: async () => this.text };
  }
  isSameEntry = async ({ name }: File) => name === this.name;
  createWritable = async () => ({
    write: async (text: string) => {
      this.text = text;
    },
    close: async () => {},
  });
  async move(_folder: unknown, _name?: string) {
    moved.push(this.text);
    old = this.text;
  }
}

class Folder {
  getFileHandle = async () => {
    if (old instanceof DOMException) throw old;
    return new File(old, 'site.yaml');
  };
}

beforeAll(async () => {
  vi.stubGlobal('CMS', { registerPreviewTemplate: () => {} });
  vi.stubGlobal('FileSystemFileHandle', File);
  vi.stubGlobal('FileSystemDirectoryHandle', Folder);
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/admin/pages.json' ? Response.json({ names: {}, addresses: {} }) : answer,
  );
  await import('../../scripts/editors/cms-page.ts');
});

// Otherwise the worker's next file could not fetch from real servers.
afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  moved.length = 0;
  old = 'a: 1 # One';
  answer = new Response('a: 2 # One');
});

const open = async () => (await new Folder().getFileHandle()).getFile();
const save = () => new File('a: 2').move(new Folder(), 'site.yaml');

test('a file is saved with the comments of the one that it replaces', async () => {
  await open();
  await save();
  expect(moved).toEqual(['a: 2 # One']);
});

test('a new file is saved as the server writes it', async () => {
  old = new DOMException('', 'NotFoundError');
  answer = new Response('a: 2 # New');
  await save();
  expect(moved).toEqual(['a: 2 # New']);
});

test('if the server refuses, nothing is saved, and the reason is shown', async () => {
  await open();
  answer = new Response('it is larger than 10 MB', { status: 413 });
  await expect(save()).rejects.toThrow('The file was not saved: it is larger than 10 MB');
  expect(moved).toEqual([]);
});

test('if the previous file cannot be read, nothing is saved that would lose its comments', async () => {
  old = new DOMException('The file is locked', 'NotReadableError');
  await expect(save()).rejects.toThrow('The file is locked');
  expect(moved).toEqual([]);
});

test('if somebody else has changed the file meanwhile, nothing is saved', async () => {
  await open();
  old = 'a: 3 # By a colleague';
  await expect(save()).rejects.toThrow('it has changed since you opened it');
  expect(moved).toEqual([]);
});
