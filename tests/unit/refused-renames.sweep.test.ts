/** Publishing where the system refuses to replace a file, as virus scanners make Windows do. */
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { explainSystemError } from '../../scripts/base/system-errors.ts';

const own = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
const rename = vi.fn(own.rename);

// Files of a worker share their modules, so the generator must be loaded anew to get this one.
vi.resetModules();
vi.doMock('node:fs/promises', () => ({ ...own, rename }));
const { copySite, published, snapshot } = await import('./fixture-site.ts');
afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

/** Lets the system refuse to rename a file to this name, as many times. */
function refuseRename(target: string, code: string, times: number) {
  let left = times;
  rename.mockImplementation(async (from, to) => {
    if (to !== target || left-- <= 0) return own.rename(from, to);
    const error = new Error(`${code}: rename '${from}' -> '${to}'`);
    throw Object.assign(error, { code, syscall: 'rename', path: from, dest: to });
  });
}

beforeEach(() => void rename.mockImplementation(own.rename));

/** A published site of which two pages have changed since. */
async function changedSite() {
  const site = copySite();
  await site.build();
  site.edit('content/boats.yaml', 'feet: 21', 'feet: 22');
  site.edit('content/boats.yaml', 'feet: 18.5', 'feet: 19.5');
  return site;
}

test('a folder that did not exist is put in place by one rename', async () => {
  const site = copySite();
  rename.mockClear();
  await site.build();
  const targets = rename.mock.calls.map(([, to]) => String(to));
  expect(targets.filter((to) => to.startsWith(site.out))).toEqual([site.out]);
});

test.each(['EPERM', 'EBUSY', 'EACCES'])('%s is tried again', async (code) => {
  const site = await changedSite();
  refuseRename(join(site.out, 'boats/heron/index.html'), code, 3);
  await site.build();
  expect(published(site, 'boats/heron/index.html')).toContain('22');
});

test('other errors are not tried again', async () => {
  const site = await changedSite();
  refuseRename(join(site.out, 'boats/heron/index.html'), 'ENOSPC', 1);
  await expect(site.build()).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a page that stays locked is named, and the next build finishes', async () => {
  const site = await changedSite();
  const target = join(site.out, 'boats/heron/index.html');
  refuseRename(target, 'EPERM', Number.POSITIVE_INFINITY);
  const error = await site.build().catch((thrown: unknown) => thrown);
  expect(error instanceof Error && explainSystemError(error)).toBe(
    `Could not rename ${target}: operation not permitted. Change the permissions, or choose another place.`,
  );
  rename.mockImplementation(own.rename);
  await site.build();
  const other = copySite();
  other.edit('content/boats.yaml', 'feet: 21', 'feet: 22');
  other.edit('content/boats.yaml', 'feet: 18.5', 'feet: 19.5');
  await other.build();
  expect(snapshot(site.out)).toEqual(snapshot(other.out));
});
