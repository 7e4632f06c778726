import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { generatorRoot } from '../../scripts/base/artifacts.js';
import { siteRoot } from '../site-content.ts';

const installed = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

const root = mkdtempSync(join(realpathSync(tmpdir()), 'production-'));
afterAll(() => rmSync(root, { recursive: true }));
beforeAll(() => {
  for (const part of ['scripts', 'package.json'])
    cpSync(join(generatorRoot, part), join(root, part), { recursive: true });
  for (const part of ['pages', 'components', 'content', 'static'])
    cpSync(join(siteRoot, part), join(root, part), { recursive: true });
  // The template has three quarters of the pages, and needs no packages of its own.
  writeFileSync(join(root, 'content/groups.yaml'), 'template: false\n');
  linkRuntimePackages();
});

const run = (...command: string[]) =>
  spawnSync(process.execPath, ['scripts/command.js', ...command], { cwd: root, encoding: 'utf8' });

const runScript = (name: string) => {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  return spawnSync('npm', ['run', '--silent', name], options);
};

test('a site can be checked and built, and its editors described, with only the runtime dependencies', () => {
  expect(runScript('schemas')).toMatchObject({ status: 0, stderr: '' });
  expect(run('check-content')).toMatchObject({ status: 0, stderr: '' });
  expect(run('build')).toMatchObject({ status: 0, stderr: '' });
});

test('the CMS, which is not one of them, is reported as missing by its name', () => {
  const { status, stderr } = run('dev', '--admin');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Expected the package @sveltia/cms for --admin, found none: `npm ci` installs it.\n',
  });
});

/** Links the packages that `npm ci --omit=dev` installs. */
function linkRuntimePackages(): void {
  const list = readFileSync(join(generatorRoot, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = installed.parse(JSON.parse(list));
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || path.lastIndexOf('node_modules/') > 0) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(generatorRoot, path), join(root, path));
  }
}
