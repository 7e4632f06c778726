#!/bin/sh
# @mixmark-io/domino 2.2.0, the DOM that turndown 7.2.5 brings to Node: what querySelectorAll returns has no iterator.
#
# Seen: `[...table.querySelectorAll('tr')]` and `[...row.children]` in a rule of turndown throw "is not a function
# or its return value is not iterable"; Array.from of the same lists works.
# Surprising: turndown's types say NodeListOf and HTMLCollection, as in browsers, so the code compiles, and it
# runs where turndown uses the browser's own DOM.
# To do: Array.from.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund turndown@7.2.5 @mixmark-io/domino@2.2.0 >> npm.log 2>&1
cat > run.cjs <<'END'
const Turndown = require('turndown');
const attempt = (work) => {
  try {
    return String(work());
  } catch (error) {
    return error.name;
  }
};
let said;
const service = new Turndown().addRule('table', {
  filter: 'table',
  replacement: (_, table) => {
    const cells = table.querySelectorAll('td');
    said = [
      `spread: ${attempt(() => [...cells].length)}`,
      `Array.from: ${attempt(() => Array.from(cells).length)}`,
      `children spread: ${attempt(() => [...table.children].length)}`,
    ];
    return '';
  },
});
service.turndown('<table><tr><td>1<td>2</table>');
console.log(said.join('\n'));
END
node run.cjs | tee seen
printf '%s\n' 'spread: TypeError' 'Array.from: 2' 'children spread: TypeError' | cmp - seen
