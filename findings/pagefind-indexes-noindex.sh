#!/bin/sh
# pagefind 1.6.0: pages that ask search engines to leave them out are found all the same.
#
# Seen: of a page, a page with <meta name="robots" content="noindex"> and 404.html, all three are indexed,
# and a search for a word of each finds it.
# Surprising: crawlers of the web leave the second and third out, so that sites mark such pages only for
# them. Pagefind reads files, and leaves out only what lacks data-pagefind-body once any page has it.
# To do: data-pagefind-body on pages that may be found, or a list of files (`glob`).
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund pagefind@1.6.0 >> npm.log 2>&1
mkdir -p site/hidden
page() { echo "<!doctype html><html lang=en><head><title>$1</title>$2</head><body><main><p>$1 words</p></main></body></html>"; }
page harbour '' > site/index.html
page lagoon '<meta name="robots" content="noindex">' > site/hidden/index.html
page stranded '' > site/404.html
./node_modules/.bin/pagefind --site site > log 2>&1
grep 'Indexed' log
grep -q 'Indexed 3 pages' log
