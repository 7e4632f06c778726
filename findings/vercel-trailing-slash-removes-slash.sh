#!/bin/sh
# @vercel/routing-utils 6.6.0: `trailingSlash: true` removes the slash of some folders.
#
# Seen: with {"trailingSlash": true}, the routes send /notes/v1.2/ to /notes/v1.2 (308), and leave
# /notes/v1.2 as it is; /notes/v1/ stays. A last part that ends with a dot and letters or digits counts as
# a file, whether or not it is one.
# Surprising: the option that is to add slashes takes one away, from a page that is published as
# notes/v1.2/index.html. A page for a version or a domain name then has the one address without a slash,
# and its canonical link, its sitemap entry and its relative links point to the other.
# To do: no dots in the last part of a page's address.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund @vercel/routing-utils@6.6.0 >> npm.log 2>&1
cat > run.cjs <<'END'
const { getTransformedRoutes } = require('@vercel/routing-utils');
const { routes } = getTransformedRoutes({ trailingSlash: true });
const seen = {};
for (const path of ['/notes/v1/', '/notes/v1', '/notes/v1.2/', '/notes/v1.2']) {
  const route = routes.find(({ src, status }) => status === 308 && new RegExp(src).test(path));
  seen[path] = route ? path.replace(new RegExp(route.src), route.headers.Location) : 'stays';
  console.log(path, '->', seen[path]);
}
const expected = { '/notes/v1/': 'stays', '/notes/v1': '/notes/v1/', '/notes/v1.2/': '/notes/v1.2', '/notes/v1.2': 'stays' };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
END
node run.cjs
