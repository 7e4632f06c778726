/** In development the bundler recovers from any failure, so nobody has to restart it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { expect, test } from 'vitest';
import { createBundler } from '../../scripts/code/bundle.ts';
import { copySite, type Site } from './fixture-site.ts';

const entry = 'components/tide/tide.ts';
const optionsOf = ({ root }: Site): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: [join(root, entry)],
  outfile: 'tide.js',
});

function siteWithEntry(): Site {
  const site = copySite();
  site.write(entry, 'export const ebb = 1;');
  return site;
}

test('after a failed start, the next one starts afresh', async () => {
  const { bundle } = createBundler();
  let isBroken = true;
  const setup = () => {
    if (isBroken) throw new Error('not yet');
  };
  const options = { ...optionsOf(siteWithEntry()), plugins: [{ name: 'broken', setup }] };
  await expect(bundle('tide', options)).rejects.toThrow();
  isBroken = false;
  await expect(bundle('tide', options)).resolves.toMatchObject({ warnings: [] });
});

test('after invalid options, valid ones are accepted', async () => {
  const { bundle } = createBundler();
  const options = optionsOf(siteWithEntry());
  await expect(bundle('tide', { ...options, target: 'none' })).rejects.toThrow();
  await expect(bundle('tide', options)).resolves.toMatchObject({ warnings: [] });
});

test('if the esbuild process is killed, as when memory runs out, a new one starts', async () => {
  const site = siteWithEntry();
  const { bundle, changed } = createBundler();
  await bundle('tide', optionsOf(site));
  for (const id of childrenNamed('esbuild')) process.kill(id, 'SIGKILL');
  site.write(entry, 'export const flood = 2;');
  changed(new Set([entry]));
  await expect.poll(() => bundle('tide', optionsOf(site)).catch(() => undefined)).toBeDefined();
  const { outputFiles } = await bundle('tide', optionsOf(site));
  expect(outputFiles[0]?.text).toContain('flood');
});

/** The ids of this process's children with such a command. */
function childrenNamed(command: string): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [, id, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === process.pid && args.includes(command) ? Number(id) : [];
  });
}
