#!/bin/sh
# yaml 2.9.1 (npm): `title: !Act now` is valid, and says "now".
#
# An unknown tag is a warning of the parser, not an error, and parse() prints it with process.emitWarning once;
# parseDocument() keeps it in `warnings`, which nobody reads who looks at `errors`. So does an anchor without a
# use: `title: &Partners and sons` says "and sons", without even a warning.
# To do: treat warnings as errors in texts that people write, and refuse anchors that no alias names.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund yaml@2.9.1
cat > try.mjs <<'END'
import { parseDocument } from 'yaml';
for (const text of ['title: !Act now', 'title: &Partners and sons', 'title: ! now']) {
  const { errors, warnings } = parseDocument(text);
  console.log(text, '→', parseDocument(text).toJS().title, errors.length, warnings.length);
}
END
node try.mjs | tee out
grep -q '^title: !Act now → now 0 1$' out
grep -q '^title: &Partners and sons → and sons 0 0$' out
grep -q '^title: ! now → now 0 0$' out
