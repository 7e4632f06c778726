import { filePolicy } from '../../finish/policy.ts';
import { revalidate } from '../http.ts';
import {
  assets,
  errorPage,
  foldersWithErrorPage,
  type Host,
  type HostedSite,
  literal,
  opened,
  rightAddresses,
  spellings,
} from './host.ts';

/**
 * nginx: a file for its `http` block, with a root for you to fill in. One reload applies all of it.
 */
export const nginx: Host = {
  isPolicyInPage: () => false,
  files: (site) => [
    { file: 'site.conf', text: `${maps(site)}\n${server(site)}`, isPublished: false },
  ],
};

const fileOf = (path: string) => path.replace(/\/$/, '/index.html');

/**
 * Tables by address. nginx ignores case in them, so that every spelling finds the right address.
 */
function maps(site: HostedSite): string {
  const { base, policies } = site;
  const policyOf = [...policies].map(([path, policy]) => [base + fileOf(path), policy] as const);
  const addresses = new Map<string, string>();
  for (const [address, right] of rightAddresses(site))
    for (const from of [address, ...spellings(address)])
      if (!addresses.has(from)) addresses.set(from, encodeURI(right));
  return [
    'map_hash_bucket_size 512;',
    table('$uri $page_policy', [...policyOf, [`~*${opened}`, filePolicy]]),
    table('$uri $page_address', addresses),
    errorPages(site),
    `map "$status $uri" $cache_control {
  default "${revalidate}";
  "~^(200|206|304) ${base}${assets.folder}" "${assets.cacheControl}";
}`,
  ].join('\n');
}

/** The error page for an address: the one in its language. */
function errorPages(site: HostedSite): string {
  const ofFolders = foldersWithErrorPage(site).map((folder) => {
    const place = site.base + folder;
    return `  "~^${literal(place)}" "${place}${errorPage.slice(1)}";\n`;
  });
  return `map $uri $error_page {\n  default "${site.base}${errorPage}";\n${ofFolders.join('')}}`;
}

function table(names: string, entries: Iterable<readonly [string, string]>): string {
  const lines = [...entries].map(([from, to]) => `  "${from}" "${to}";\n`);
  return `map ${names} {\n  default "";\n${lines.join('')}}`;
}

function server({ headers }: HostedSite): string {
  const fields = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `server {
  listen 80;
  server_name _;
  root "/srv/site/dist";
  charset utf-8;
  charset_types text/csv text/css text/javascript application/javascript application/json text/xml text/plain text/markdown;
  types {
    text/html html; text/css css; text/javascript js; text/plain txt; text/xml xml; text/vtt vtt;
    text/markdown md;
    text/csv csv; text/calendar ics; text/vcard vcf; application/zip zip; audio/mpeg mp3; audio/mp4 m4a;
    application/msword doc; application/vnd.ms-excel xls; application/vnd.ms-powerpoint ppt;
    application/vnd.openxmlformats-officedocument.wordprocessingml.document docx;
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx;
    application/vnd.openxmlformats-officedocument.presentationml.presentation pptx;
    application/json json; application/manifest+json webmanifest; application/pdf pdf;
    image/avif avif; image/webp webp; image/png png; image/jpeg jpg jpeg; image/svg+xml svg;
    image/gif gif; image/x-icon ico; font/woff2 woff2; video/mp4 mp4; video/webm webm; video/quicktime mov;
  }
  # Sends the files that --compress writes, and compresses the others itself.
  gzip_static on;
  # brotli_static on; # with the module ngx_brotli
  gzip on;
  gzip_types text/css text/csv text/javascript text/plain text/markdown text/xml text/vtt application/json application/manifest+json image/svg+xml image/x-icon;
  gzip_min_length 256;
  gzip_vary on;
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  error_page 403 404 =404 $error_page;
${fields.join('\n')}
  add_header Content-Security-Policy $page_policy always;
  add_header Cache-Control $cache_control always;

  location ~ "//|/\\.(?!well-known/)|./\\." { return 404; }
  location ~ "/index\\.html$" { try_files /nowhere @address; }
  location / { try_files $uri \${uri}index.html @address; }
  location @address {
    if ($page_address) { return 301 $page_address$is_args$args; }
    return 404;
  }
}
`;
}
