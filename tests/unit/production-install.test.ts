import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { generatorRoot } from '../../scripts/artifacts.js';
import { siteRoot } from '../site-content.ts';

const installed = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

test('a site is built where only the runtime dependencies are installed', () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'production-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ['scripts', 'package.json'])
    cpSync(join(generatorRoot, part), join(root, part), { recursive: true });
  for (const part of ['pages', 'components', 'content', 'static'])
    cpSync(join(siteRoot, part), join(root, part), { recursive: true });
  linkRuntimePackages(root);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/command.js', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

/** Links the packages that `npm ci --omit=dev` installs. */
function linkRuntimePackages(root: string): void {
  const list = readFileSync(join(generatorRoot, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = installed.parse(JSON.parse(list));
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || path.lastIndexOf('node_modules/') > 0) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(generatorRoot, path), join(root, path));
  }
}
