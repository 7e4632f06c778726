#!/bin/sh
# yaml 2.9.1 (npm): a text put into a plain scalar by CST.setScalarValue is read back as a number.
#
# Its documents' stringify() puts quotation marks around '2026' and 'true', since these would be no texts
# without them. CST.setScalarValue, made to change one value and nothing else in a file, knows no schema.
# Seen: `year: about 2026` set to the text '2026' becomes `year: 2026`, a number.
# Surprising: for ': ' or '#' in the text, the same function does choose quotation marks.
# To do: read the token back, and set it again with type QUOTE_DOUBLE if it is another value.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund yaml@2.9.1
cat > try.mjs <<'END'
import { Composer, CST, Parser, parse, stringify } from 'yaml';
const set = (value) => {
  const tokens = [...new Parser().parse('year: about 2026 # so\n')];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  CST.setScalarValue(document.get('year', true).srcToken, value);
  return tokens.map((token) => CST.stringify(token)).join('').trim();
};
for (const value of ['2026', 'true', 'a: b']) console.log(set(value), '→', typeof parse(set(value)).year);
console.log('stringify:', stringify({ year: '2026' }).trim());
END
node try.mjs | tee out
grep -q '^year: 2026 # so → number$' out
grep -q '^year: true # so → boolean$' out
grep -q '^year: "a: b" # so → string$' out
