#!/bin/sh
# @vercel/routing-utils 6.6.0: with `cleanUrls: true` a page whose address is /index/ cannot be reached.
#
# Seen: the routes made of {"cleanUrls": true, "trailingSlash": true} send /index/, /index and
# /guides/index/ to /, / and /guides/ (308), whether or not a file index/index.html is published. Without
# `cleanUrls`, /index/ is answered.
# Surprising: the option is said to take `.html` off; it also takes the last part of an address whose name
# is index, with or without `.html`, for a file's name. Links to such a page lead to the page above it.
# To do: no `cleanUrls` where every page is a folder's index.html, which needs none; redirect
# /(.*)/index\.html to /$1/.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund @vercel/routing-utils@6.6.0 >> npm.log 2>&1
cat > run.cjs <<'END'
const { getTransformedRoutes } = require('@vercel/routing-utils');
const leads = (config, path) => {
  const route = getTransformedRoutes(config).routes.find(
    ({ src, status }) => status === 308 && new RegExp(src).test(path),
  );
  if (!route) return 'stays';
  const [, part = ''] = new RegExp(route.src).exec(path);
  return route.headers.Location.replace('$1', part).replace('//', '/');
};
const seen = ['/index/', '/guides/index/', '/guides/'].map((path) =>
  [path, leads({ cleanUrls: true, trailingSlash: true }, path), leads({ trailingSlash: true }, path)].join(' '),
);
console.log('path, with cleanUrls, without');
console.log(seen.join('\n'));
const expected = ['/index/ / stays', '/guides/index/ /guides/ stays', '/guides/ stays stays'];
process.exit(seen.join() === expected.join() ? 0 : 1);
END
node run.cjs
