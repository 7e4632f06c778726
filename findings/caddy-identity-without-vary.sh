#!/bin/sh
# Caddy 2.6.2 (Debian): file_server with `precompressed` sends Vary with the compressed copy alone.
#
# Needs Debian's package: apt-get install caddy
# Seen: asked with Accept-Encoding: gzip, the answer has Vary: Accept-Encoding; asked without, the same
# address has none.
# Surprising: a shared cache that first sees a client without compression may keep that answer for everyone
# (RFC 9110, 12.5.5: all answers that could be selected name the field). nginx and Apache send it with both.
# To do: header ?Vary Accept-Encoding
set -eu
work=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill "$pid"; rm -rf "$work"' EXIT
port=$((20000 + $$ % 20000))
mkdir "$work/site"
echo '<p>Hello' > "$work/site/a.html"
gzip -k "$work/site/a.html"
cat > "$work/Caddyfile" <<END
{
  admin off
  auto_https off
  storage file_system $work
}
http://127.0.0.1:$port {
  root * $work/site
  file_server {
    precompressed gzip
  }
}
END
caddy run --adapter caddyfile --config "$work/Caddyfile" 2> "$work/log" &
pid=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
  curl -s -o "$work/body" -D "$work/plain" "http://127.0.0.1:$port/a.html" && break
  sleep 1
done
curl -s -o "$work/body" -D "$work/zipped" -H 'Accept-Encoding: gzip' "http://127.0.0.1:$port/a.html"
echo "with gzip: $(grep -i '^vary' "$work/zipped")"
echo "without: $(grep -i '^vary' "$work/plain" || echo 'no Vary')"
grep -qi '^vary: accept-encoding' "$work/zipped"
if grep -qi "^vary" "$work/plain"; then exit 1; fi
