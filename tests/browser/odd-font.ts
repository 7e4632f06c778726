/** A system with only one font, and a strange one: text in it cannot be overlooked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subset from 'subset-font';
import { findTable } from '../../scripts/fonts/cut-font.ts';

const anyFont = 'test-mono/files/geist-mono-latin-wght-normal.woff2';

/**
 * The font is drawn with 1000 units per em, so this makes every glyph and line two and a half times
 * as large.
 */
const unitsPerEm = 400;

/**
 * The environment in which a browser finds only the strange font, by fontconfig, and a way to
 * remove it. `env` is the one in which it finds its usual fonts.
 */
export async function withOddFontAlone(
  env: NodeJS.ProcessEnv,
): Promise<{ env: NodeJS.ProcessEnv; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'odd-font-'));
  writeFileSync(join(folder, 'odd.ttf'), await oddFont());
  // The settings for smoothing and hinting stay; only the fonts are hidden.
  const usual = env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf';
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <cachedir>${folder}</cachedir><include ignore_missing="yes">${usual}</include>
    <reset-dirs/><dir>${folder}</dir></fontconfig>`,
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { env: { ...env, FONTCONFIG_FILE: file }, remove };
}

/** One glyph for all letters: a frame, far too large. */
async function oddFont(): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  const source = await readFile(require.resolve(anyFont));
  const font = await subset(source, 'x', {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  font.writeUInt16BE(unitsPerEm, (findTable(font, 'head')?.start ?? 0) + 18);
  return font;
}
