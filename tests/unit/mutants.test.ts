/** Checks the list of faults in tests/mutants/, which `npm run test:mutants` puts in. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakText, readFaults } from '../mutants/faults.ts';

const root = join(import.meta.dirname, '../..');
const faults = readFaults();

describe('the faults for the tests', () => {
  // Not in the gate: whoever renames something has not broken anything.
  test.each(faults)('$suffers: can still be put into $file', { tags: 'nightly' }, (fault) => {
    const text = readFileSync(join(root, fault.file), 'utf8');
    expect(breakText(text, fault)).not.toBe(text);
  });

  test('name tests of the gate that exist', () => {
    const named = faults.flatMap(({ tests }) => tests).filter((file) => file !== 'build');
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(named.filter((file) => file.includes('.sweep.'))).toEqual([]);
    expect(faults.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('are at least eighty, each with its own effect', () => {
    expect(faults.length).toBeGreaterThanOrEqual(80);
    expect(new Set(faults.map(({ suffers }) => suffers)).size).toBe(faults.length);
  });

  test('concern every section of the specification', () => {
    const sections = new Set(faults.map(({ section }) => section));
    expect([...sections].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
