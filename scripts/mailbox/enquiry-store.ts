import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../base/system-errors.ts';
import { type Enquiry, enquirySchema, type Sent } from './enquiry.ts';

export type EnquiryStore = {
  /**
   * Keeps an enquiry in its own file, in place of the oldest if there are too many. Once this
   * returns, the file is safe on disk.
   */
  keep(sent: Sent): Promise<Enquiry>;
  /** All enquiries, newest first, and the names of files that are not enquiries. */
  list(): Promise<{ enquiries: Enquiry[]; unreadable: string[] }>;
  /** The enquiry with this id, if there is one. */
  find(id: string): Promise<Enquiry | undefined>;
  /** Deletes the enquiry with this id, if there is one. */
  remove(id: string): Promise<void>;
};

const ID = /^\d{4}-[\dT-]+Z-[0-9a-f]{8}$/;

/** How many enquiries are kept. */
const atMost = 200;

/** Keeps enquiries as JSON files in a folder, which is created for the first one. */
export function openEnquiryStore(folder: string, most = atMost): EnquiryStore {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  let newest = 0;

  return {
    async keep(sent) {
      // No millisecond is used twice, so that names sort by arrival.
      newest = Math.max(Date.now(), newest + 1);
      const receivedAt = new Date(newest).toISOString();
      const id = `${receivedAt.replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      const enquiry = { id, receivedAt, ...sent };
      // Not indented, since a deeply nested value would take thousands of times its size.
      await writeDurably(fileOf(id), `${JSON.stringify(enquiry)}\n`);
      const ids = (await namesIn(folder)).map((name) => name.replace(/\.json$/, ''));
      // Other files in the folder are not ours to remove. Ids sort by arrival.
      const kept = ids.filter((each) => ID.test(each)).sort();
      for (const oldest of kept.slice(0, -most)) await rm(fileOf(oldest), { force: true });
      return enquiry;
    },
    async list() {
      const names = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
      const enquiries: Enquiry[] = [];
      const unreadable: string[] = [];
      for (const name of names.sort().reverse()) {
        const enquiry = await read(join(folder, name));
        if (enquiry) enquiries.push(enquiry);
        else unreadable.push(name);
      }
      return { enquiries, unreadable };
    },
    async find(id) {
      return ID.test(id) ? read(fileOf(id)) : undefined;
    },
    async remove(id) {
      if (ID.test(id)) await rm(fileOf(id), { force: true });
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** The enquiry in a file; undefined if the file is gone or invalid. */
async function read(path: string): Promise<Enquiry | undefined> {
  try {
    return enquirySchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Writes a file that, once this returns, survives a crash or a power cut. Until then, no file has
 * this name. Throws the file system's errors, and then leaves nothing behind.
 */
async function writeDurably(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  const created = await mkdir(folder, { recursive: true });
  if (created) await syncFolder(dirname(created));
  const draft = `${path}.draft`;
  try {
    await writeAndSync(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function writeAndSync(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * A new name is on disk only once its folder has been synced. Windows neither has nor needs this.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
