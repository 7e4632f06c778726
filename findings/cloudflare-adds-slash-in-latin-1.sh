#!/bin/sh
# wrangler 4.86.0: `pages dev` sends an address with letters beyond ASCII to one that does not exist.
#
# Seen: with ü/index.html, /%C3%BC/ is answered 200, and /%C3%BC with 308 and Location: /%fc/, which is
# answered 404. /a, with a/index.html, leads to /a/. /index, with index/index.html, leads to /.
# Surprising: the slash is added by decoding the path and writing it into the header as it is, where each
# letter up to U+00FF becomes one byte of Latin-1; the answer to the next request shows that nothing is
# decoded so. Pages of one language work without their slash, and those of another do not.
# To do: lines in _redirects, which go first: /%C3%BC /%C3%BC/ 301
set -eu
work=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill -- "-$pid"; rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund wrangler@4.86.0 >> npm.log 2>&1
mkdir -p site/a site/ü site/index
for page in . a ü index; do echo "<p>$page" > "site/$page/index.html"; done
echo '<p>none' > site/404.html
port=$((20000 + $$ % 20000))
CI=1 WRANGLER_SEND_METRICS=false setsid ./node_modules/.bin/wrangler pages dev site --ip 127.0.0.1 \
  --port "$port" --compatibility-date 2026-05-03 > log 2>&1 &
pid=$!
for _ in $(seq 60); do curl -s -o body "http://127.0.0.1:$port/" && break; sleep 1; done
ask() { curl -s -o body -w '%{http_code} %{redirect_url}' "http://127.0.0.1:$port$1"; }
where() { ask "$1" | sed "s#http://127.0.0.1:$port##"; }
seen="$(where /a); $(where /%C3%BC/); $(where /%C3%BC); $(where /%fc/); $(where /index)"
echo "/a, /%C3%BC/, /%C3%BC, /%fc/, /index: $seen"
[ "$seen" = '308 /a/; 200 ; 308 /%fc/; 404 ; 308 /' ]
