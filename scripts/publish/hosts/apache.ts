import { filePolicy } from '../../finish/policy.ts';
import { revalidate } from '../http.ts';
import {
  assets,
  errorPage,
  foldersWithErrorPage,
  type Host,
  type HostedSite,
  literal,
  movedAddresses,
  opened,
} from './host.ts';

/**
 * Apache httpd 2.4 with headers, rewrite, dir and mime: a virtual host whose root you fill in. With
 * deflate and filter, it compresses what the build has not.
 */
export const apache: Host = {
  isPolicyInPage: () => false,
  files: (site) => [{ file: 'site.conf', text: virtualHost(site), isPublished: false }],
};

function virtualHost(site: HostedSite): string {
  return `Define site "/srv/site/dist"
ServerTokens Prod
TraceEnable Off
<VirtualHost *:80>
  DocumentRoot "\${site}"
  <Directory "\${site}">
    Options -Indexes -MultiViews
    AllowOverride None
    Require all granted
  </Directory>
  DirectoryIndex index.html
  DirectorySlash Off
  MergeSlashes Off
  FileETag MTime Size
  ErrorDocument 403 ${site.base}${errorPage}
  ErrorDocument 404 ${site.base}${errorPage}
${errorPages(site)}  AddDefaultCharset utf-8
  AddCharset utf-8 .css .js .json .xml .txt .csv .md
  AddType text/javascript .js
  AddType application/manifest+json .webmanifest
  AddType text/markdown .md
  AddType image/avif .avif
  AddType image/webp .webp
  AddType font/woff2 .woff2
  # Sends the files that --compress writes, and compresses the others itself.
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown text/xml text/vtt text/csv application/json application/manifest+json application/xml image/svg+xml image/vnd.microsoft.icon image/x-icon
  </IfModule>
  # To Apache, .br also is a language: Breton.
  RemoveLanguage .br
  RemoveType .gz .br
  AddEncoding gzip .gz
  AddEncoding br .br
  Header merge Vary Accept-Encoding "expr=%{CONTENT_TYPE} =~ m#^(text/|application/(json|manifest)|image/svg)#"
${addresses(site)}
${headers(site)}
</VirtualHost>
`;
}

/** The error pages of other languages, each for the addresses below its folder. */
const errorPages = (site: HostedSite): string =>
  foldersWithErrorPage(site)
    .map((folder) => site.base + folder)
    .map(
      (place) => `  <Location "${place}">
    ErrorDocument 403 ${place}${errorPage.slice(1)}
    ErrorDocument 404 ${place}${errorPage.slice(1)}
  </Location>\n`,
    )
    .join('');

const requestedFile = '%{DOCUMENT_ROOT}%{REQUEST_URI}';

/** Addresses too long for a file system, which Apache would answer with 403 instead of 404. */
const tooLong = '[^/]{256}|.{3000}';

function addresses(site: HostedSite): string {
  // Apache would encode the # of a part. Encoded here instead, a % must not name what a condition found.
  const moved = movedAddresses(site).map(
    ([from, to]) =>
      `  RewriteRule "^${literal(from)}$" "${encodeURI(to).replaceAll('%', '\\%')}" [R=301,L,NS,NE]`,
  );
  return `  RewriteEngine On
  RewriteMap lower int:tolower
  RewriteCond "%{THE_REQUEST}" "^\\S+ [^? ]*//" [OR]
  RewriteCond "%{REQUEST_URI}" "/\\.(?!well-known/)|./\\.|${tooLong}"
  RewriteRule "^" - [R=404,L,NS]
${moved.join('\n')}
  RewriteRule "^(.*/)index\\.html$" "$1" [R=301,L,NS]
  RewriteCond "${requestedFile}" -f [OR]
  RewriteCond "${requestedFile}index.html" -f
  RewriteRule "^" - [S=1]
  RewriteCond "%{DOCUMENT_ROOT}\${lower:$1}/index.html" -f
  RewriteRule "(?i)^(.*?)(/|\\.html|/index\\.html)?$" "\${lower:$1}/" [R=301,L,NS]
${sent('.br', accepts('br'))}
${sent('.gz', accepts('gzip'))}
  # An alias of the whole server, such as Debian's /icons/, would hide the site's folder.
${sent('')}
  # Debian's list of a folder's files would refuse (403) what is not there.
  RewriteCond "${requestedFile}" -d
  RewriteRule "/$" - [R=404,L,NS]`;
}

const accepts = (coding: string) => `  RewriteCond "%{HTTP:Accept-Encoding}" "\\b${coding}\\b"\n`;

/** Sends the file whose name has this ending, if there is one: a text's compressed copy, or the file. */
function sent(ending: string, condition = ''): string {
  const rule = (from: string, file: string) =>
    `${condition}  RewriteCond "${file}" -f\n  RewriteRule "${from}" "${file}" [L,NS]`;
  return [
    rule('/$', `${requestedFile}index.html${ending}`),
    rule('^', `${requestedFile}${ending}`),
  ].join('\n');
}

function headers({ base, headers, policies }: HostedSite): string {
  const fields = Object.entries(headers).map(
    ([name, value]) => `  Header always set ${name} "${value}"`,
  );
  const pages = [...policies].map(([path, policy]) => {
    const file = path.endsWith('/')
      ? `${literal(base + path)}(index\\.html)?`
      : literal(base + path);
    return `  <LocationMatch "^${file}$">\n    Header always set Content-Security-Policy "${policy}"\n  </LocationMatch>`;
  });
  return `${fields.join('\n')}
  Header always set Content-Security-Policy "${filePolicy}" "expr=%{REQUEST_URI} =~ m#${opened}#i"
  # The server compares a tag before it appends -gzip to its own, and would never find them equal.
  RequestHeader edit* If-None-Match '-gzip"' '"'
  Header always set Cache-Control "${revalidate}"
  Header always set Cache-Control "${assets.cacheControl}" "expr=%{REQUEST_URI} =~ m#^${base}${assets.folder}# && %{REQUEST_STATUS} in {'200','206','304'}"
${pages.join('\n')}`;
}
