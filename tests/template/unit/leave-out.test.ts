/** The template left out by its switch and for good, in copies of the whole project. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { recipeOf } from './recipe-of.ts';

const project = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'leave out (copy) #1, 100% é '));
afterAll(() => rmSync(folder, { recursive: true }));

const notCopied = /^(\.git|\.cache|\.mailbox|(.*\/)?node_modules|\.?dist([.-].*)?)$/;
/** In `tsconfig.json`, `tsBuildInfoFile`. */
const foundTypes = 'types.tsbuildinfo';
const isFull = process.env.MATRIX === 'full';

/**
 * Copies the project but for what is made; packages and artifacts are used where they are. What the
 * last type check found is a copy: a check here goes on from it, and leaves the project's as it is.
 */
function copyProject(name: string): string {
  const copy = join(folder, name);
  const filter = (file: string) => !notCopied.test(relative(project, file));
  cpSync(project, copy, { recursive: true, filter });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const root of [project, copy]) mkdirSync(join(root, '.cache'), { recursive: true });
  for (const name of readdirSync(join(project, '.cache'))) {
    const made = join('.cache', name);
    if (name === foundTypes) cpSync(join(project, made), join(copy, made));
    else symlinkSync(join(project, made), join(copy, made));
  }
  return copy;
}

const run = async (cwd: string, command: string) =>
  (await promisify(execFile)('sh', ['-c', command], { cwd, maxBuffer: 10_000_000 })).stdout;

const says = 'left out: template, which has no pages any more';

/** Builds, with no page of the template. Returns what the build said. */
async function buildWithout(copy: string): Promise<string> {
  const said = await run(copy, 'npm run build');
  expect(said).not.toContain('(template)');
  // Some minutes each.
  if (isFull) await run(copy, 'npm run test:unit');
  return said;
}

describe('without the template', () => {
  test('content and build pass and no page of it is built where it is left out by its switch', async () => {
    const copy = copyProject('left-out');
    writeFileSync(join(copy, 'content/groups.yaml'), 'template: false\n');
    await run(copy, 'npm run check:content');
    expect(await buildWithout(copy)).not.toContain(says);
  }, 1_800_000);

  test('types, content and build pass where it is deleted by the recipe, and then with its line', async () => {
    const copy = copyProject('deleted');
    await run(copy, recipeOf('Leave out the template'));
    // Packages where the link to them stands: elsewhere they are others, and looked at again.
    await run(copy, 'npm run types -- --preserveSymlinks && npm run check:content');
    expect(await buildWithout(copy)).toContain(says);
    writeFileSync(join(copy, 'content/groups.yaml'), '# None.\n');
    await run(copy, 'npm run schemas');
    expect(await buildWithout(copy)).not.toContain(says);
  }, 1_800_000);
});
