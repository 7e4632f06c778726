#!/bin/sh
# Debian's Apache httpd 2.4.71: a file precompressed with brotli is sent as Breton.
#
# Needs Debian's package, with the configuration that it installs: apt-get install apache2
# Debian's mods-available/mime.conf has `AddLanguage br .br`. `AddEncoding br .br`, which every guide to
# precompressed files says, adds a meaning to the ending and takes none away.
# Seen: Content-Encoding: br and Content-Language: br on the same answer.
# Surprising: the page decodes and looks right; only search engines and translation offers see the language.
# The .gz beside it has no such double meaning.
# To do: RemoveLanguage .br
set -eu
work=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill "$pid"; rm -rf "$work"' EXIT
port=$((20000 + $$ % 20000))
modules=/usr/lib/apache2/modules
mkdir "$work/site"
chmod 755 "$work" "$work/site"
echo '<p>Hello' > "$work/site/a.html.br"
cat > "$work/conf" <<END
ServerName localhost
ServerRoot $work
PidFile $work/pid
ErrorLog $work/log
Listen 127.0.0.1:$port
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule mime_module $modules/mod_mime.so
Include /etc/apache2/mods-available/mime.conf
DocumentRoot $work/site
AddEncoding br .br
END
apache2 -f "$work/conf" -D FOREGROUND &
pid=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
  curl -s -o "$work/body" -D "$work/head" "http://127.0.0.1:$port/a.html.br" && break
  sleep 1
done
grep -i '^content-' "$work/head"
grep -qi '^content-encoding: br' "$work/head"
grep -qi '^content-language: br' "$work/head"
