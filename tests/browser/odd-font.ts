/** A system that has one font only, and a strange one: whatever is set in it cannot be overlooked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subset from 'subset-font';
import { findTable } from '../../scripts/load/cut-font.ts';

const anyFont = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

/** As 1000 units of the font's drawing are one em, this makes every glyph and line two and a half. */
const unitsPerEm = 400;

/** The environment of a browser that finds the strange font alone, by fontconfig; and its end. */
export async function withOddFontAlone(): Promise<{ env: NodeJS.ProcessEnv; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'odd-font-'));
  writeFileSync(join(folder, 'odd.ttf'), await oddFont());
  // What the machine says of smoothing and hinting stays: only its fonts go.
  const machine = process.env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf';
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <cachedir>${folder}</cachedir><include ignore_missing="yes">${machine}</include>
    <reset-dirs/><dir>${folder}</dir></fontconfig>`,
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { env: { ...process.env, FONTCONFIG_FILE: file }, remove };
}

/** One letter, and the frame that stands for all others, far too large. */
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
