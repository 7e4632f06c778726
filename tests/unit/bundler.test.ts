/** In development the bundler recovers from faults in the site's code, so nobody has to restart it. */
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { esbuild } from '../../scripts/base/node-bundle.js';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { createBundler } from '../../scripts/code/bundle.ts';
import { copySite, type Site } from './fixture-site.ts';

// What it keeps bundled would end in a trace of esbuild's if its worker ended while busy.
afterAll(() => esbuild().stop());

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

test('a saved file renews the bundles that have it, and one that none has renews all of them', async () => {
  const site = siteWithEntry();
  const other = 'components/tide/moon.ts';
  site.write(entry, "import { size } from './size.ts';\nconsole.log(size);");
  site.write(other, 'console.log(1);');
  site.write('components/tide/size.ts', 'export const size = 1;');
  const options = { ...optionsOf(site), bundle: true };
  const { bundle, changed } = createBundler();
  const bundleBoth = async () => ({
    tide: await bundle('tide', options),
    moon: await bundle('moon', { ...options, entryPoints: [join(site.root, other)] }),
  });
  const save = (file: string, text: string) => {
    site.write(file, text);
    changed(new Set([file]));
  };
  /** Which bundles are made anew after a file has been saved. */
  const renewedBy = async (file: string, text: string) => {
    const before = await bundleBoth();
    save(file, text);
    const after = await bundleBoth();
    return { tide: after.tide !== before.tide, moon: after.moon !== before.moon };
  };
  const size = 'components/tide/size.ts';
  expect(await renewedBy(size, 'export const size = 2;')).toEqual({ tide: true, moon: false });
  expect(await renewedBy(other, 'console.log(2);')).toEqual({ tide: false, moon: true });
  expect(await renewedBy('content/boats.yaml', '[]')).toEqual({ tide: false, moon: false });
  expect(await renewedBy('components/tide/new.ts', '')).toEqual({ tide: true, moon: true });
  expect(await renewedBy('tsconfig.json', '{}')).toEqual({ tide: true, moon: true });
  save(other, "import './size.ts';");
  expect(await renewedBy(size, 'export const size = 3;')).toEqual({ tide: true, moon: true });
  site.remove(other);
  changed(new Set([other]));
  await expect(bundleBoth()).rejects.toThrow(ProblemsError);
  save(other, 'console.log(4);');
  expect((await bundleBoth()).moon.outputFiles[0]?.text).toContain('4');
});
