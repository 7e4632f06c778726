import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownGenerator } from './own-generator.ts';

describe('a checkout that is copied with its cache', () => {
  const original = ownGenerator();
  const copy = ownGenerator();
  const built = (own: typeof original) => own.run('build').stdout;

  beforeAll(() => {
    built(original);
    cpSync(join(original.root, '.cache'), join(copy.root, '.cache'), { recursive: true });
  });

  test('runs its own generator', () => {
    copy.edit('scripts/check/format-summary.ts', "['changed', ", "['changed in the copy', ");
    expect(built(copy)).toContain('changed in the copy: ');
    expect(built(original)).not.toContain('changed in the copy: ');
  });

  test('takes unchanged artifacts from the cache, even after a move', () => {
    const moved = `${copy.root}-moved`;
    renameSync(copy.root, moved);
    const artifacts = () => readdirSync(join(moved, '.cache'), { recursive: true }).sort();
    const before = artifacts();
    const { stdout } = copy.at(moved).run('build');
    expect(stdout).toContain('7 pages in');
    expect(artifacts()).toEqual(before);
    renameSync(moved, copy.root);
  });

  const damagesWanted = Number(process.env.DAMAGES ?? 30);

  test(`gives the bytes of a build without cache despite ${damagesWanted} damaged files`, () => {
    const build = () => copy.run('build --compress');
    build();
    const wanted = copy.published();
    const entries = readdirSync(join(copy.root, '.cache'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(12);
    for (let damages = 0; damages < damagesWanted; damages += files.length) {
      for (const [index, { parentPath, name }] of files.entries()) {
        // A command takes seconds to bundle, and a single one proves as much.
        if (damages > 0 && parentPath.endsWith('commands')) continue;
        const path = join(parentPath, name);
        const bytes = readFileSync(path);
        const at = (damages + index * 7919) % Math.max(1, bytes.length);
        const damaged = [
          bytes.subarray(0, 0),
          bytes.subarray(0, at),
          bytes.map((byte, position) => (position === at ? byte ^ (1 << (index % 8)) : byte)),
        ][(damages + index) % 3];
        writeFileSync(path, damaged ?? '');
      }
      copy.forgetOutput();
      expect(build()).toMatchObject({ status: 0 });
      expect(copy.published()).toEqual(wanted);
    }
  });

  test('rebuilds what another version of a package would make differently', () => {
    const picture = () => copy.published().find(([file]) => file.endsWith('.avif')) ?? [];
    const [name, before] = picture();
    const kept = readdirSync(join(copy.root, '.cache/pictures')).length;
    copy.edit('node_modules/sharp/package.json', '"version": "', '"version": "9');
    copy.forgetOutput();
    expect(copy.run('build').status).toBe(0);
    expect(readdirSync(join(copy.root, '.cache/pictures')).length).toBeGreaterThan(kept);
    const [otherName, after] = picture();
    expect(otherName).not.toBe(name);
    expect(after).toEqual(before);
  });
});
