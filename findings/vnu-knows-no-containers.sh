#!/bin/sh
# vnu-jar 26.9.27 (the W3C's Nu checker): CSS that every browser has known since 2023 is an error of the page.
#
# Needs Java 11 or newer.
# Seen: a page whose style element has `container-type: inline-size` and `@container (width > 1px)` gets two
# errors, "Property container-type doesn't exist" and "Unrecognized at-rule @container", among the errors
# of its HTML, and the exit code 1. `@layer`, nesting and `color-mix()` pass.
# Surprising: the checker is a living one for HTML, but what it says of CSS in a page is of an older one, and
# its exit code does not tell them apart.
# To do: leave out messages that begin with "CSS:", and check style sheets with another program.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund vnu-jar@26.9.27 >> npm.log 2>&1
cat > page.html <<'END'
<!doctype html>
<html lang="en">
<head><title>Page</title>
<style>@layer a { p { & b { color: color-mix(in srgb, red, blue) } } }
div { container-type: inline-size } @container (width > 1px) { p { color: red } }</style></head>
<body><div><p>Words <b>here</b></p></div></body>
</html>
END
code=0
java -jar node_modules/vnu-jar/build/dist/vnu.jar --format gnu page.html > said 2>&1 || code=$?
sed 's/^[^ ]* //' said
[ "$code" = 1 ]
grep -q 'container-type' said
grep -q 'at-rule.*@container' said
[ "$(grep -c 'error' said)" = 2 ]
