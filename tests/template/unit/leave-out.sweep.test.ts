/** The template left out by its switch, and deleted, in copies of the entire project. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { isFull } from '../../matrix.ts';
import { copyProject } from '../../recipes/copy-project.ts';
import { recipeOf } from './recipe-of.ts';

// Vitest cannot run in a folder whose name contains a # or a %.
const folder = mkdtempSync(join(tmpdir(), 'leave out (copy) é '));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the project to leave the template out of. */
function copyNamed(name: string): string {
  const copy = join(folder, name);
  copyProject(copy);
  return copy;
}

const run = async (cwd: string, command: string) =>
  (await promisify(execFile)('sh', ['-c', command], { cwd, maxBuffer: 10_000_000 })).stdout;

/** Builds, without any page of the template. */
async function buildWithout(copy: string): Promise<void> {
  expect(await run(copy, 'npm run build')).not.toContain('(template)');
}

/** The unit tests of the gate pass in a copy. They take a minute. */
async function passTests(copy: string): Promise<void> {
  if (isFull) await run(copy, "npm run test:unit -- '--tags-filter=!nightly'");
}

describe('without the template', () => {
  test('content and build pass and no page of it is built when its switch leaves it out', async () => {
    const copy = copyNamed('left-out');
    const groups = join(copy, 'content/groups.yaml');
    writeFileSync(
      groups,
      readFileSync(groups, 'utf8').replace('template: true', 'template: false'),
    );
    await run(copy, 'npm run check:content');
    await buildWithout(copy);
    await passTests(copy);
  }, 1_800_000);

  test('types, content and build pass after it is deleted by the recipe, and then its line too', async () => {
    const copy = copyNamed('deleted');
    await run(copy, recipeOf('Leave out the template'));
    // Packages are resolved through the link to them. Resolved elsewhere, they would be checked
    // again.
    await run(copy, 'npm run types -- --preserveSymlinks && npm run check:content');
    await buildWithout(copy);
    const groups = join(copy, 'content/groups.yaml');
    writeFileSync(groups, readFileSync(groups, 'utf8').replace('template: true', '# None.'));
    await run(copy, 'npm run schemas');
    await buildWithout(copy);
    await passTests(copy);
  }, 1_800_000);
});
