#!/bin/sh
# netlify-headers-parser 7.1.4 and netlify-redirect-parser 14.4.0: the same comment after a rule is a comment
# in _redirects, and part of the value in _headers.
#
# Seen: `/a /b 301 # moved` is read as from, to and status. `X-Robots-Tag: noindex # for now` sends the
# value "noindex # for now", without an error.
# Surprising: the two files are written side by side and both take lines that begin with #. For a header such
# as Content-Security-Policy or Cache-Control, the words after # change what browsers do.
# To do: comments in _headers on lines of their own.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund netlify-headers-parser@7.1.4 netlify-redirect-parser@14.4.0 >> npm.log 2>&1
printf '/a /b 301 # moved\n' > _redirects
printf '# all pages\n/*\n  X-Robots-Tag: noindex # for now\n' > _headers
cat > run.mjs <<'END'
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
const { headers } = await parseAllHeaders({ headersFiles: ['_headers'], configHeaders: [], minimal: true });
const { redirects } = await parseAllRedirects({ redirectsFiles: ['_redirects'], configRedirects: [], minimal: true });
const value = headers[0]?.values['X-Robots-Tag'];
const [{ from, to, status }] = redirects;
console.log('_headers:', value);
console.log('_redirects:', from, to, status);
const isSame = value === 'noindex # for now' && `${from} ${to} ${status}` === '/a /b 301';
process.exit(isSame ? 0 : 1);
END
node run.mjs
