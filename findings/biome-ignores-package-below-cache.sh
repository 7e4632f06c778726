#!/bin/sh
# @biomejs/biome 2.6.8: in a project below a folder named .cache, rules of React are silently off.
#
# Biome turns on the rules of a domain, such as `react`, for projects whose package.json depends on the package.
# Seen: the same file reports noArrayIndexKey in one folder, and nothing once the folder is in `.cache`.
# Surprising: Biome runs inside the project, where no path names .cache, and says that it checked the file. A
# suppression comment then counts as unused, so a copy of a clean project fails with --error-on-warnings.
# To do: "linter": { "domains": { "react": "recommended" } } in biome.json, which does not depend on package.json.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund @biomejs/biome@2.6.8 >> npm.log 2>&1
biome=$work/node_modules/.bin/biome
mkdir -p copies .cache
cd copies
echo '{ "dependencies": { "react": "19.2.0" } }' > package.json
echo '{ "linter": { "rules": { "preset": "recommended" } } }' > biome.json
echo 'export const List = ({ all }) => all.map((each, at) => <p key={at}>{each}</p>);' > List.jsx
reports() { "$biome" lint List.jsx 2>&1 | grep -c lint/suspicious/noArrayIndexKey || :; }
plain=$(reports)
mv "$work/copies" "$work/.cache/copies"
cd "$work/.cache/copies"
below=$(reports)
echo '{ "linter": { "domains": { "react": "recommended" }, "rules": { "preset": "recommended" } } }' > biome.json
named=$(reports)
echo "reports: $plain in a plain folder, $below below .cache, $named there with the domain named"
[ "$plain" -gt 0 ] && [ "$below" -eq 0 ] && [ "$named" -gt 0 ]
