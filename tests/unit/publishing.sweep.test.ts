import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('of four processes that find a dead lock, never two work at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const rounds = 200;
  const dead = JSON.stringify({ pid: 999_999_999, started: '1' });
  for (let round = 0; round < rounds; round++) writeFileSync(join(folder, `.${round}.lock`), dead);
  const node = ['--import', 'tsx', join(import.meta.dirname, 'lock-rival.ts'), folder];
  const rival = () => promisify(execFile)(process.execPath, [...node, `${rounds}`]);
  const ends = await Promise.all([rival(), rival(), rival(), rival()]);
  const told: { worked: number; met: number }[] = ends.map(({ stdout }) => JSON.parse(stdout));
  expect(told.map(({ met }) => met)).toEqual([0, 0, 0, 0]);
  expect(told.reduce((sum, { worked }) => sum + worked, 0)).toBeGreaterThanOrEqual(rounds);
});
