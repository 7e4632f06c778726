#!/bin/sh
# nginx 1.22.1 (Debian): an answer 416 has each header of `add_header … always` twice.
#
# Needs Debian's package: apt-get install nginx
# Seen: asked for bytes=99999- of a shorter file, nginx answers 416 Range Not Satisfiable with two lines
# X-Frame-Options and two of any other added header. Answers 200, 206, 304, 404 and 405 have one.
# Surprising: proxies and clients join them to "DENY, DENY" and "max-age=1, max-age=1", which is no valid
# value of X-Frame-Options or Strict-Transport-Security (RFC 6797 has only the first line read).
# To do: nothing for browsers, which ask for no such part; tests should expect it.
set -eu
work=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill "$pid"; rm -rf "$work"' EXIT
port=$((20000 + $$ % 20000))
mkdir "$work/site"
chmod 755 "$work" "$work/site"
echo Hello > "$work/site/a.txt"
cat > "$work/nginx.conf" <<END
daemon off;
pid $work/pid;
events {}
http {
  access_log off;
  client_body_temp_path $work/a; proxy_temp_path $work/b; fastcgi_temp_path $work/c;
  uwsgi_temp_path $work/d; scgi_temp_path $work/e;
  server {
    listen 127.0.0.1:$port;
    root $work/site;
    add_header X-Frame-Options DENY always;
  }
}
END
nginx -e "$work/error.log" -c "$work/nginx.conf" &
pid=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
  curl -s -o "$work/body" "http://127.0.0.1:$port/a.txt" && break
  sleep 1
done
for range in 0-1 99999-; do
  curl -s -o "$work/body" -D "$work/head" -r "$range" "http://127.0.0.1:$port/a.txt"
  echo "$(sed -n '1s/^[^ ]* \([0-9]*\).*/\1/p' "$work/head"): X-Frame-Options $(grep -ci '^x-frame-options: deny' "$work/head") times"
done | tee "$work/seen"
nginx -v 2>&1 | sed 's/.*nginx\///'
printf '%s\n' '206: X-Frame-Options 1 times' '416: X-Frame-Options 2 times' | cmp - "$work/seen"
