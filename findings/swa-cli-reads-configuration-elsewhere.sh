#!/bin/sh
# @azure/static-web-apps-cli 2.0.10: `swa start DIR` does not read DIR/staticwebapp.config.json.
#
# Seen: started from another folder, the emulator serves DIR without the headers and redirects of the
# staticwebapp.config.json in it, and says nothing about a configuration. With `--swa-config-location DIR`
# it says "Found configuration file", and sends both.
# Surprising: the service reads the file in the published folder, and the emulator looks for it in the
# current one, without a warning if there is none. What was tried is then a site without any rule.
# To do: swa start DIR --swa-config-location DIR
set -eu
work=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill -- "-$pid" 2> "$work/none" || true; rm -rf "$work"' EXIT
cd "$work"
npm init -y > npm.log
npm install --ignore-scripts --no-audit --no-fund @azure/static-web-apps-cli@2.0.10 >> npm.log 2>&1
mkdir site elsewhere
echo '<p>Hello' > site/index.html
cat > site/staticwebapp.config.json <<'END'
{ "globalHeaders": { "X-Frame-Options": "DENY" }, "routes": [{ "route": "/old", "redirect": "/", "statusCode": 301 }] }
END
port=$((20000 + $$ % 20000))
try() {
  (cd elsewhere && exec setsid ../node_modules/.bin/swa start "$work/site" --host 127.0.0.1 --port "$port" "$@") > log 2>&1 &
  pid=$!
  for _ in $(seq 60); do curl -s -o body "http://127.0.0.1:$port/" && break; sleep 1; done
  frames=$(curl -s -o body -D - "http://127.0.0.1:$port/" | grep -ci '^x-frame-options' || true)
  seen="$frames $(curl -s -o body -w '%{http_code}' "http://127.0.0.1:$port/old")"
  kill -- "-$pid"
  pid=
  port=$((port + 1))
}
try
without=$seen
try --swa-config-location "$work/site"
echo "X-Frame-Options, status of /old: alone $without, with --swa-config-location $seen"
[ "$without; $seen" = '0 404; 1 301' ]
