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

/** Caddy 2: a site block whose address and root you fill in. */
export const caddy: Host = {
  isPolicyInPage: () => false,
  files: (site) => [{ file: 'Caddyfile', text: siteBlock(site), isPublished: false }],
};

const requested = '{http.request.uri.path}';

/**
 * Hides names that begin with a dot, except /.well-known/, and addresses too long for a file
 * system, which Caddy would answer with 500.
 */
const hidden = [
  `${requested}.contains("//")`,
  `${requested}.contains("\\x00")`,
  `${requested}.matches("./[.]")`,
  `${requested}.matches("[^/]{256}") || ${requested}.size() > 3000`,
  `${requested}.startsWith("/.") && !${requested}.startsWith("/.well-known/")`,
];

function siteBlock(site: HostedSite): string {
  const { base, policies } = site;
  const policyOf = [...policies].map(([path, policy]) => [`"${base}${path}"`, policy] as const);
  return `(site_headers) {
  header {
${fieldsOf(site)}
    -Server
  }
}
(site_files) {
  # Sends the files that --compress writes, and compresses the others itself.
  encode gzip
  file_server {
    precompressed br gzip
  }
  # Caddy says so only with compressed answers, and a cache could keep the other for all.
  header ?Vary Accept-Encoding
}
:80 {
  root * "/srv/site/dist"
  import site_headers
${table('page_policy', [...policyOf, [`"~(?i)${opened}"`, filePolicy]])}
${table('page_address', addresses(site))}
  @page expression \`{page_policy} != ""\`
  header @page Content-Security-Policy {page_policy}
  @asset path ${base}${assets.folder}*
  header @asset Cache-Control "${assets.cacheControl}"
  @other not path ${base}${assets.folder}*
  header @other Cache-Control "${revalidate}"
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json
  @markdown path *.md
  header @markdown Content-Type "text/markdown; charset=utf-8"
  @hidden expression \`${hidden.join(' || ')}\`
  error @hidden 404
  @query expression \`{page_address} != "" && {query} != ""\`
  redir @query {page_address}?{query} 301
  @address expression \`{page_address} != ""\`
  redir @address {page_address} 301
  import site_files
  handle_errors {
    import site_headers
    header Cache-Control "${revalidate}"
${errorPages(site)}
  }
}
`;
}

/** The error page for an address: the one in its language. */
function errorPages(site: HostedSite): string {
  const { base, policies } = site;
  return [...foldersWithErrorPage(site), '/']
    .map((folder) => [folder, folder + errorPage.slice(1)] as const)
    .map(
      ([folder, page]) => `    handle ${base}${folder}* {
      header Content-Security-Policy "${policies.get(page) ?? ''}"
      rewrite * ${base}${page}
      import site_files
    }`,
    )
    .join('\n');
}

function fieldsOf({ headers }: HostedSite): string {
  return Object.entries(headers)
    .map(([name, value]) => `    ${name} "${value}"`)
    .join('\n');
}

/** The right address for every other spelling, in any case. The first matching line counts. */
function addresses(site: HostedSite): [string, string][] {
  return rightAddresses(site).flatMap(([address, right]): [string, string][] => {
    const forms = [address, ...spellings(address)].map(literal).join('|');
    const others: [string, string] = [`"~(?i)^(${forms})$"`, encodeURI(right)];
    return address === right ? [[`"${address}"`, ''], others] : [others];
  });
}

function table(name: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([from, to]) => `    ${from} "${to}"\n`);
  return `  map ${requested} {${name}} {\n    default ""\n${lines.join('')}  }`;
}
