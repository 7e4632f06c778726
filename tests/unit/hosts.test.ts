import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { basePath } from '../../scripts/base/command-line.ts';
import { finishPage } from '../../scripts/finish/finish-page.ts';
import { filePolicy, headerPolicy } from '../../scripts/finish/policy.ts';
import { noTrustedSources, plainHosting } from '../../scripts/load/hosting.ts';
import { configFolder } from '../../scripts/publish/host-files.ts';
import { hostNamed, hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { describeSite } from '../../scripts/publish/hosts/host.ts';
import { securityHeaders } from '../../scripts/publish/http.ts';
import { type Redirects, redirectsSchema } from '../../scripts/routes/redirects.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { copySite, published, type Site, snapshot } from './fixture-site.ts';
import { rawRequest } from './raw-request.ts';

/** The redirects of the site that is built below. */
const redirects = redirectsSchema.parse(
  parse(readFileSync(join(copySite().root, 'content/redirects.yaml'), 'utf8')),
);

/** The files that a host gets for a site with this many pages. */
function filesFor(
  name: string,
  pages: number,
  policy = "default-src 'none'",
  moved: Redirects = redirects,
) {
  const policies = new Map([['/404.html', policy]]);
  for (let page = 1; page < pages; page++) policies.set(`/page-${page}/`, policy);
  const host = hostNamed(name);
  return host.files(describeSite(host, { ...plainHosting, redirects: moved }, policies));
}

/** All that a host is told, as text. */
const textFor = (name: string) =>
  filesFor(name, 3)
    .map(({ text }) => text)
    .join('\n');

type FilesByHost = Readonly<Record<string, readonly string[]>>;

/** The names that hosts look for, beside the published folder and in it. */
const hidden: FilesByHost = {
  vercel: ['vercel.json'],
  s3: ['headers-policy.json', 'viewer-request.js'],
  nginx: ['site.conf'],
  apache: ['site.conf'],
  caddy: ['Caddyfile'],
};
const readable: FilesByHost = {
  netlify: ['_headers', '_redirects'],
  cloudflare: ['_headers', '_redirects'],
  azure: ['staticwebapp.config.json'],
  github: ['.nojekyll', 'ships.html', 'ships/index.html', 'tide/table.php/index.html'],
};
const built = new Map<string, Site>();
beforeAll(async () => {
  for (const [name, host] of hosts) {
    const site = copySite();
    await site.build({ host });
    built.set(name, site);
  }
});

test('each host gets only its own files, where it reads them', async () => {
  const plain = copySite();
  await plain.build();
  const own = Object.keys(snapshot(plain.out));
  for (const [name, site] of built) {
    const files = (isPublished: boolean) =>
      filesFor(name, 3)
        .filter((file) => file.isPublished === isPublished)
        .map(({ file }) => file)
        .sort();
    const added = Object.keys(snapshot(site.out)).filter((file) => !own.includes(file));
    expect([name, ...added]).toEqual([name, ...files(true)]);
    const folder = configFolder(site.out);
    const config = existsSync(folder) ? readdirSync(folder).sort() : [];
    expect([name, ...config]).toEqual([name, ...files(false)]);
  }
});

test.each(Object.entries({ ...hidden, ...readable }))(
  '%s gets the files that it looks for',
  (name, expected) => {
    const isHidden = name in hidden;
    const files = filesFor(name, 3).filter(({ isPublished }) => isPublished !== isHidden);
    expect(files.map(({ file }) => file).sort()).toEqual(expected);
  },
);

test('the files of another host are gone after the next build', async () => {
  const site = copySite();
  await site.build({ host: hostNamed('netlify') });
  await site.build({ host: hostNamed('nginx') });
  await site.build();
  expect(existsSync(join(site.out, '_headers'))).toBe(false);
  expect(existsSync(configFolder(site.out))).toBe(false);
});

test('every security header is in the files of every host that can send one', async () => {
  for (const name of hosts.keys()) {
    if (name === 's3') continue; // The next test is its own.
    const text = textFor(name);
    const missing = Object.keys(securityHeaders).filter((header) => !text.includes(header));
    expect([name, ...missing]).toEqual([
      name,
      ...(name === 'github' ? Object.keys(securityHeaders) : []),
    ]);
  }
});

test.each([
  ['nginx', '"/404.html" "'],
  ['apache', '<LocationMatch "^/404\\.html$">\n    Header always set Content-Security-Policy "'],
])('%s sends the policy of the error page with it', (name, before) => {
  const [{ text } = { text: '' }] = filesFor(name, 3, "default-src 'self' of-errors");
  expect(text).toContain(`${before}default-src 'self' of-errors"`);
});

test.each([
  ['vercel', /"source": "\/\(\.\*\)",\s+"headers": \[[^\]]*"default-src 'self' of-errors"/],
  ['caddy', /handle \/\* \{\s+header Content-Security-Policy "default-src 'self' of-errors"/],
])('%s sends it with every unknown address', (name, told) => {
  const [{ text } = { text: '' }] = filesFor(name, 3, "default-src 'self' of-errors");
  expect(text).toMatch(told);
});

test.each([
  ['nginx', `  "~*\\.(svg|xhtml|xml)$" "${filePolicy}";`],
  ['apache', `"${filePolicy}" "expr=%{REQUEST_URI} =~ m#\\.(svg|xhtml|xml)$#i"`],
  ['caddy', `    "~(?i)\\.(svg|xhtml|xml)$" "${filePolicy}"`],
  ['vercel', `default-src 'none'`],
])('%s lets drawings run no script that are opened by their addresses', (name, told) => {
  expect(filePolicy).toContain("script-src 'none'");
  expect(textFor(name)).toContain(told);
});

test.each(['nginx', 'apache'])('%s knows the types of fonts and photographs', (name) => {
  for (const type of ['font/woff2', 'image/avif', 'image/webp'])
    expect(textFor(name)).toMatch(new RegExp(`${type} \\.?${type.replace(/.*\//, '')}\\b`));
});

test.each([
  ['gif', 'image/gif'],
  ['vcf', 'text/vcard'],
  ['m4a', 'audio/mp4'],
  ['mov', 'video/quicktime'],
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
])('nginx, which knows no types but those of our table, sends .%s as %s', (ending, type) => {
  expect(textFor('nginx')).toContain(` ${type} ${ending};`);
});

const aYear = 'public, max-age=31536000, immutable';

test.each([
  ['netlify', '/ships/ /guides/ 301\n'],
  ['cloudflare', '/ships/ /guides/ 301\n'],
  ['vercel', '"permanent": true'],
  ['azure', '{"route":"/ships/","redirect":"/guides/","statusCode":301}'],
  ['s3', 'statusCode: 301,'],
  ['nginx', 'return 301 $page_address'],
  ['apache', 'RewriteRule "^/ships/$" "/guides/" [R=301,'],
  ['caddy', 'redir @address {page_address} 301'],
])('%s is told that an address has moved for good: %s', (name, told) => {
  expect(textFor(name)).toContain(told);
});

test('Apache leaves the # of a part as it is, and takes no % for what a condition found', () => {
  const moved = [{ from: '/under/', to: '/ünder/#part' }];
  expect(filesFor('apache', 1, undefined, moved)[0]?.text).toContain(
    'RewriteRule "^/under/$" "/\\%C3\\%BCnder/#part" [R=301,L,NS,NE]',
  );
});

test.each([
  ['netlify', `/assets/*\n  Cache-Control: ${aYear}`],
  ['cloudflare', `/assets/*\n  Cache-Control: ${aYear}`],
  ['nginx', `/assets/" "${aYear}"`],
  ['apache', `"${aYear}" "expr=%{REQUEST_URI} =~ m#^/assets/#`],
  ['caddy', `header @asset Cache-Control "${aYear}"`],
])('%s is told to have assets kept for a year: %s', (name, told) => {
  expect(textFor(name)).toContain(told);
});

test.each([
  ['nginx', 'error_page 403 404 =404 $error_page;'],
  ['apache', 'ErrorDocument 404 /404.html'],
])('%s is told to answer 404 with the error page: %s', (name, told) => {
  expect(textFor(name)).toContain(told);
});

test('CloudFront gets each header where it accepts it: it refuses some as custom ones', () => {
  const text = filesFor('s3', 3).find(({ file }) => file === 'headers-policy.json')?.text ?? '';
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(text);
  expect(own).toEqual({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: 63072000,
      IncludeSubdomains: false,
      Preload: false,
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
    FrameOptions: { Override: true, FrameOption: 'DENY' },
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headerPolicy },
  });
  const names = custom.Items.map(({ Header }: { Header: string }) => Header);
  expect(names).toEqual([
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  expect(custom.Quantity).toBe(names.length);
});

test('pages carry their policy if the host cannot send it', () => {
  const carrying = [...built].flatMap(([name, site]) =>
    ['index.html', '404.html']
      .filter((file) => published(site, file).includes('http-equiv="Content-Security-Policy"'))
      .map((file) => `${name} ${file}`),
  );
  expect(carrying.sort()).toEqual([
    'azure 404.html',
    'azure index.html',
    'cloudflare 404.html',
    'github 404.html',
    'github index.html',
    'netlify 404.html',
    's3 404.html',
    's3 index.html',
  ]);
});

test.each(['ships.html', 'ships/index.html', 'tide/table.php/index.html'])(
  'GitHub leads from a moved address to the new one with a page: %s',
  async (file) => {
    const site = copySite();
    await site.build({ host: hostNamed('github'), base: '/firm' });
    const page = published(site, file);
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/firm/guides/">');
    expect(page).toContain('<link rel="canonical" href="/firm/guides/">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<a href="/firm/guides/">/firm/guides/</a>');
  },
);

test('a page at a moved address gives search engines the full address of the new one', async () => {
  const site = copySite();
  site.edit(
    'components/frame/Frame.tsx',
    '<head>',
    '<head><link rel="canonical" href={"https://firm.example" + usePage().route.path} />',
  );
  await site.build({ host: hostNamed('github') });
  const page = published(site, 'ships/index.html');
  expect(page).toContain('<link rel="canonical" href="https://firm.example/guides/">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/guides/">');
});

test('the page at a moved address does not replace a file of static/', async () => {
  const site = copySite();
  site.write('content/redirects.yaml', '- from: /old/\n  to: /guides/\n');
  site.write('static/old.html', 'ours');
  await expect(site.build({ host: hostNamed('github') })).rejects.toMatchObject({
    problems: [{ found: 'old.html, which static/old.html also has' }],
  });
});

test.each([
  ['/page-1/', '/page-1/index.html'],
  ['/Page-1', '-> /page-1/'],
  ['/%C3%BCnder/', '/%C3%BCnder/index.html'],
  ['/PAGE-1/INDEX.html', '/PAGE-1/INDEX.html'],
  ['/page-1/index.html', '-> /page-1/'],
  ['/assets/Site-ABC.js', '/assets/Site-ABC.js'],
  ['/.well-known/acme', '/.well-known/acme'],
])('CloudFront asks the bucket for %s as %s', (uri, answer) => {
  const code = filesFor('s3', 3).find(({ file }) => file === 'viewer-request.js')?.text ?? '';
  const handle = compileFunction(`${code}\nreturn handler(event);`, ['event']);
  const { uri: object, headers } = handle({ request: { uri, querystring: {} } });
  expect(headers ? `-> ${headers.location.value}` : object).toBe(answer);
});

test('CloudFront passes a query on unchanged, including repeated names', () => {
  const code = filesFor('s3', 3).find(({ file }) => file === 'viewer-request.js')?.text ?? '';
  const handle = compileFunction(`${code}\nreturn handler(event);`, ['event']);
  const twice = { value: 'x', multiValue: [{ value: 'x' }, { value: 'y%20z' }] };
  const querystring = { tag: twice, empty: { value: '' } };
  const { headers } = handle({ request: { uri: '/page-1', querystring } });
  expect(headers.location.value).toBe('/page-1/?tag=x&tag=y%20z&empty=');
});

describe('limits', () => {
  test('a large site has its policies in its pages if there would be too many rules', () => {
    const [small, large] = [filesFor('cloudflare', 98), filesFor('cloudflare', 99)];
    expect(small[0]?.text.match(/^\//gm)).toHaveLength(99);
    expect(large[0]?.text.match(/^\//gm)).toHaveLength(2);
  });

  test('a policy that Cloudflare would ignore, as it is too long, fails the build', () => {
    expect(() => filesFor('cloudflare', 3, 'x'.repeat(5000))).toThrow(
      'at most 2000 characters in a line of _headers',
    );
  });

  test('too many moved addresses fail the build, which says what to do', () => {
    const moved = Array.from({ length: 2001 }, (_, at) => ({ from: `/old-${at}.php`, to: '/' }));
    expect(() => filesFor('cloudflare', 3, undefined, moved)).toThrow(
      'Expected at most 2000 lines in _redirects, found 2001: the host would ignore the rest. Remove redirects if these are too many, or use another host.',
    );
  });
});

describe('redirects', () => {
  test.each([
    ['/ships', '/guides/', { field: '[0].from' }],
    ['/ships/', '/guide/', { field: '[0].to', nearest: '/guides/' }],
    ['/ships/', '/guide/#knots', { field: '[0].to', found: '/guide/#knots' }],
    ['/guides/', '/', { field: '[0].from', found: '/guides/' }],
    ['/Guides.html', '/guides/', { field: '[0].from', found: '/Guides.html' }],
    ['/guides.html', '/guides/#knots', { field: '[0].from', found: '/guides.html' }],
    ['/guides.html', '/', { field: '[0].from', found: '/guides.html' }],
    ['/favicon.svg', '/', { field: '[0].from', found: '/favicon.svg' }],
    ['/Guides/', '/', { field: '[0].from', found: '/Guides/' }],
    ['/tide.txt', '/', { field: '[0].from', found: '/tide.txt' }],
    ['/404.html', '/', { field: '[0].from', found: '/404.html' }],
    ['/licenses.txt', '/', { field: '[0].from', found: '/licenses.txt' }],
    ['/ships/', 'https://tern.example/', { field: '[0].to' }],
    ['/../ships/', '/', { field: '[0].from', found: '"/../ships/"' }],
    ['/old/../../ships.html', '/', { field: '[0].from' }],
    ['/old/./', '/', { field: '[0].from' }],
  ])('%s to %s is refused', async (from, to, problem) => {
    const site = copySite();
    site.write('content/redirects.yaml', `- from: ${from}\n  to: ${to}\n`);
    expect(await site.problems()).toMatchObject([{ file: 'content/redirects.yaml', ...problem }]);
  });

  test('can be from the address of a folder of files, but not if a page is in it', async () => {
    const site = copySite();
    site.write('static/downloads/prices.txt', 'a');
    site.write('content/redirects.yaml', '- { from: /downloads/, to: /guides/ }\n');
    await site.build({ host: hostNamed('netlify') });
    expect(published(site, '_redirects')).toContain('/downloads/ /guides/ 301\n');
    site.write('static/downloads/index.html', 'a');
    expect(await site.problems()).toMatchObject([{ field: '[0].from', found: '/downloads/' }]);
  });

  test('can be from the name of a page with .html to the page, once, for hosts without such names', async () => {
    const site = copySite();
    const moved = '- { from: /guides.html, to: /guides/ }\n';
    site.write('content/redirects.yaml', moved);
    await site.build({ host: hostNamed('cloudflare') });
    expect(published(site, '_redirects')).toBe('/guides.html /guides/ 301\n');
    site.write('content/redirects.yaml', moved + moved);
    expect(await site.problems()).toMatchObject([{ field: '[1].from', found: '/guides.html' }]);
    site.write('content/redirects.yaml', moved);
    site.write('static/guides.html', 'a');
    expect(await site.problems()).toMatchObject([{ field: '[0].from', found: '/guides.html' }]);
  });

  test.each([
    ['s3', 'viewer-request.js', 'var moved = {"/team/":"/guides/","/team.html":"/guides/"};'],
    ['vercel', 'vercel.json', '"source": "/team(/|\\\\.html)"'],
  ])('from /x/index.html are those from /x/, to which %s leads first', async (name, file, told) => {
    const site = copySite();
    site.write('content/redirects.yaml', '- { from: /team/index.html, to: /guides/ }\n');
    await site.build({ host: hostNamed(name) });
    expect(readFileSync(join(configFolder(site.out), file), 'utf8')).toContain(told);
  });

  test('are none if the last one is deleted, and comments are left', async () => {
    const site = copySite();
    site.write('content/redirects.yaml', '# Addresses that have moved.\n');
    await site.build({ host: hostNamed('netlify') });
    expect(published(site, '_redirects')).toBe('');
  });

  test.each(['/ships/', '/Ships/', '/ships.html', '/ships/index.html'])(
    '%s is refused after /ships/, which covers it: hosts differ in which of the two counts',
    async (from) => {
      const site = copySite();
      const moved = `- { from: /ships/, to: /guides/ }\n- { from: ${from}, to: / }\n`;
      site.write('content/redirects.yaml', moved);
      expect(await site.problems()).toMatchObject([{ field: '[1].from', found: from }]);
    },
  );
});

describe('a site below a path', () => {
  test('has its path in the addresses of links, scripts and pictures', async () => {
    const site = copySite();
    await site.build({ base: '/sea' });
    for (const file of Object.keys(snapshot(site.out)).filter((name) => name.endsWith('.html'))) {
      const html = published(site, file);
      expect(html.match(/(href|src|srcset|data-src)="\/(?!sea\/)[^"]*"/gi)).toBeNull();
      expect(html.match(/["(, ]\/assets\//g)).toBeNull();
      expect(html).toContain('href="/sea/guides/"');
    }
  });

  test('finds the files in its style sheets, both inline and late', async () => {
    const site = copySite();
    const shows = '{ background: url(/favicon.svg), url("/favicon.svg"), url(data:,) }';
    site.write('components/frame/Frame.css', `nav ${shows}`);
    site.write('components/frame/Frame.late.css', `nav ${shows}`);
    const link = '<link rel="stylesheet" href={usePage().lateStyles} />';
    site.edit('components/frame/Frame.tsx', '</main>', `</main>${link}`);
    await site.build({ base: '/sea' });
    const late = Object.keys(snapshot(site.out)).find((file) => file.endsWith('.css')) ?? '';
    for (const file of ['index.html', late])
      expect(published(site, file).match(/url\([^)]*\)/g)).toEqual(
        expect.arrayContaining(['url(/sea/favicon.svg)', 'url(data:,)']),
      );
    expect(published(site, late)).not.toContain('url(/favicon');
  });

  test('is served there, and its links lead there', async () => {
    const site = copySite();
    await site.build({ base: '/sea' });
    const server = await createPreviewServer({ dir: site.out });
    onTestFinished(() => server.close());
    const answers = [
      '/sea/',
      '/sea/tide.txt',
      '/',
      '/sea',
      '/sea/guides',
      '/sea/SHIPS/',
      '/sea/ships/',
      '/guides/',
    ];
    const got = await Promise.all(answers.map((path) => rawRequest(server.url, path)));
    expect(got.map(({ status, headers }) => headers.location ?? status)).toEqual([
      200,
      200,
      '/sea/',
      '/sea/',
      '/sea/guides/',
      404,
      '/sea/guides/',
      404,
    ]);
  });

  const paths = new Set(['/', '/guides/']);
  const withBase = (page: string, base: string) =>
    finishPage(page, {
      addresses: { base, paths, destinations: new Map(), inFirstLanguage: new Map() },
      trusted: noTrustedSources,
      sizeOf: (path) => (path === '/höhe.pdf' ? 9 : undefined),
    }).html;

  test('distinguishes addresses from texts that only look like one', () => {
    const html = [
      '<a href="/guides/#a" data-routes="/ /guides/ /other/" title="/guides/">/guides/</a>',
      '<img srcSet="/assets/a.avif 1w, /assets/b.avif 2w" src="//cdn.example/a.png"/>',
      '<link href="/assets/a.avif" imageSrcSet="/assets/a.avif 1w, /assets/b.avif 2w"/>',
      '<form action="/send/"><button formAction="/send/">/send/</button></form>',
      '<video src="/a.mp4" poster="/a.webp"></video>',
      '<div data-props="{&quot;url&quot;:&quot;/assets/a.js&quot;,&quot;or&quot;:&quot;and/or&quot;}"></div>',
      '<style>a{background:url(/assets/a.svg)}</style>',
    ].join('\n');
    expect(withBase(html, '/sea')).toBe(
      [
        '<a href="/sea/guides/#a" data-routes="/sea/ /sea/guides/ /other/" title="/guides/">/guides/</a>',
        '<img srcSet="/sea/assets/a.avif 1w, /sea/assets/b.avif 2w" src="//cdn.example/a.png"/>',
        '<link href="/sea/assets/a.avif" imageSrcSet="/sea/assets/a.avif 1w, /sea/assets/b.avif 2w"/>',
        '<form action="/sea/send/"><button formAction="/sea/send/">/send/</button></form>',
        '<video src="/sea/a.mp4" poster="/sea/a.webp"></video>',
        '<div data-props="{&quot;url&quot;:&quot;/sea/assets/a.js&quot;,&quot;or&quot;:&quot;and/or&quot;}"></div>',
        '<style>a{background:url(/sea/assets/a.svg)}</style>',
      ].join('\n'),
    );
    expect(withBase(html, '')).toBe(html);
  });

  test.each([
    ['data-label="Price / hour"', 'data-label="Price / hour"'],
    ['data-label="See /guides/"', 'data-label="See /sea/guides/"'],
    ['data-routes="/guides/ /"', 'data-routes="/sea/guides/ /sea/"'],
    [
      'data-props="{&quot;label&quot;:&quot;Guests / day&quot;,&quot;home&quot;:&quot;/&quot;}"',
      'data-props="{&quot;label&quot;:&quot;Guests / day&quot;,&quot;home&quot;:&quot;/sea/&quot;}"',
    ],
    ['data-file="/höhe.pdf"', 'data-file="/sea/höhe.pdf"'],
    [
      'data-props="{&quot;file&quot;:&quot;/h%C3%B6he.pdf?a#b&quot;,&quot;or&quot;:&quot;/tiefe.pdf&quot;}"',
      'data-props="{&quot;file&quot;:&quot;/sea/h%C3%B6he.pdf?a#b&quot;,&quot;or&quot;:&quot;/tiefe.pdf&quot;}"',
    ],
  ])(
    'reads %s as %s: pages and files have addresses, a slash between words is none',
    (given, expected) => {
      expect(withBase(`<p ${given}></p>`, '/sea')).toBe(`<p ${expected}></p>`);
    },
  );

  test.each(['site', '/site', 'site/', '//', '/a b/', '/../'])('is refused under "%s"', (base) => {
    expect(() => basePath(base)).toThrow('a path with a slash at both ends');
  });

  test.each([
    ['/', ''],
    ['/site/', '/site'],
    ['/a/b/', '/a/b'],
  ])('%s is fine', (given, base) => {
    expect(basePath(given)).toBe(base);
  });
});

test('a compressed copy of the site itself is not replaced', async () => {
  const site = copySite();
  site.write('static/notes.txt', 'words '.repeat(100));
  site.write('static/notes.txt.br', 'ours');
  await site.build({ compress: true });
  expect(published(site, 'notes.txt.br')).toBe('ours');
  expect(existsSync(join(site.out, 'notes.txt.gz'))).toBe(true);
});

test('texts are compressed on request, to the same bytes in every build', async () => {
  const [site, other] = [copySite(), copySite()];
  const reports = [site.build({ compress: true }), other.build({ compress: true })];
  const [report, again] = await Promise.all(reports);
  expect(report?.written).toEqual(again?.written);
  const assets = report?.written.filter((file) => !file.includes('.html'));
  expect(assets).toEqual(assets?.toSorted());
  const files = snapshot(site.out);
  expect(snapshot(other.out)).toEqual(files);
  const html = readFileSync(join(site.out, 'index.html'));
  expect(brotliDecompressSync(readFileSync(join(site.out, 'index.html.br')))).toEqual(html);
  expect(gunzipSync(readFileSync(join(site.out, 'index.html.gz')))).toEqual(html);
  const pictures = Object.keys(files).filter((file) =>
    /\.(avif|webp|png|woff2)\.(br|gz)$/.test(file),
  );
  expect(pictures).toEqual([]);
});

test('every e-mail address stays readable behind Cloudflare, in each language', async () => {
  const site = copySite();
  site.write(
    'content/languages/fr/harbour.yaml',
    '{ name: Sterne, mail: port@tern.example, welcome: Un petit port. }',
  );
  site.edit('pages/[...rest].tsx', '</h1>', ' <a href="mailto:a@b.example">a@b.example</a></h1>');
  await site.build({ host: hosts.get('cloudflare') });
  const pages = Object.entries(snapshot(site.out)).filter(([file]) => file.endsWith('.html'));
  let withAddress = 0;
  for (const [file] of pages) {
    const html = readFileSync(join(site.out, file), 'utf8');
    const body = html.slice(html.indexOf('<body'));
    if (body.includes('mailto:a@b.example')) withAddress++;
    // Cloudflare rewrites what is in the body, but for what these comments enclose.
    const rewritten = body.replace(/<!--email_off-->[\s\S]*?<!--\/email_off-->/g, '');
    expect([file, rewritten]).toEqual([file, expect.not.stringContaining('@')]);
  }
  expect(withAddress).toBeGreaterThan(1);
});
