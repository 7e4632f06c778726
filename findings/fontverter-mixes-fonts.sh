#!/bin/sh
# fontverter 2.0.0, which subset-font 2.9.0 also uses: two conversions from WOFF2 that run at once give wrong bytes.
#
# Seen: convert() of two WOFF2 files with Promise.all resolves for both, without an error and with the right lengths,
# but one of the results is not what the same call gives alone. One after the other, both are right.
# Surprising: the function is asynchronous, and the damage is silent. A shaper finds no letter in such a font, so that
# a site's main font came out empty in one build, and its second font in the next.
# To do: wait for each conversion before the next one. subset-font does so for its own, but not with others.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund fontverter@2.0.0 \
  @fontsource-variable/geist-mono@5.3.0 @fontsource-variable/instrument-sans@5.3.0 >> npm.log 2>&1
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
const read = (name) =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
const files = [read('geist-mono'), read('instrument-sans')];
const alone = [];
for (const file of files) alone.push(Buffer.from(await convert(file, 'sfnt')));
const together = await Promise.all(files.map((file) => convert(file, 'sfnt')));
const isSame = together.map((font, at) => alone[at].equals(Buffer.from(font)));
const lengths = together.every((font, at) => font.length === alone[at].length);
console.log(`same lengths: ${lengths}, same bytes: ${isSame.every(Boolean)}`);
JS
node run.mjs | tee seen
echo 'same lengths: true, same bytes: false' | cmp - seen
