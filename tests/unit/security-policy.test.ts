import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage } from '../../scripts/finish/finish-page.ts';
import { headerPolicy, policyOf } from '../../scripts/finish/policy.ts';
import { noTrustedSources, type TrustedSources } from '../../scripts/load/hosting.ts';
import { readRecord } from '../../scripts/publish/build-record.ts';
import { copySite, published } from './fixture-site.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = [
  '<html><head><meta charset="utf-8"/><style>a{}</style><script>boot()</script>',
  '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>',
  '</head><body><style>b{}</style></body></html>',
].join('');

test("a policy allows the page's inline code, by hash, and nothing else", () => {
  const policy = policyOf(page, noTrustedSources);
  expect(policy).toContain(`script-src 'self' ${hash('boot()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('the style of a drawing has the hash of what browsers read: entities are decoded there only', () => {
  const drawing = '<svg><style>a&gt;b{}</style></svg><style>c&gt;d{}</style>';
  expect(policyOf(drawing)).toContain(`style-src 'self' ${hash('a>b{}')} ${hash('c&gt;d{}')};`);
});

test('an import map is a script, and needs its hash', () => {
  const map = '<script type="importmap">{"integrity":{}}</script>';
  expect(policyOf(map)).toContain(`script-src 'self' ${hash('{"integrity":{}}')};`);
});

test.each(['text/javascript', 'application/javascript', 'Module'])(
  'a script of the type %s runs, and needs its hash',
  (type) => {
    expect(policyOf(`<script type="${type}">a()</script>`)).toContain(hash('a()'));
  },
);

test("the site's trusted origins are allowed, each for its own use", () => {
  const sources: TrustedSources = {
    script: [{ url: 'https://count.example/a.js', widget: 'Counter' }],
    connect: [
      { origin: 'https://mail.example', widget: 'Form' },
      { origin: 'https://all.example' },
    ],
    wasm: [{ widget: 'Search' }],
    frame: ['https://map.example'],
    trustedTypes: [{ policy: 'html', widget: 'Slider' }],
  };
  const map = '<div data-embed="https://map.example/embed">';
  const policy = policyOf(page + map, sources);
  expect(policy).toContain("connect-src 'self' https://all.example;");
  expect(policyOf(`${page}<div data-island="Form"></div>`, sources)).toContain(
    "connect-src 'self' https://mail.example https://all.example;",
  );
  const search = '<div data-island="Search"></div>';
  expect(policyOf(page + search, sources)).toMatch(/script-src 'self'[^;]* 'wasm-unsafe-eval';/);
  expect(policy).not.toContain('wasm');
  const counter = '<div data-island="Counter"></div>';
  expect(policyOf(page + counter, sources)).toMatch(
    /script-src [^;]* https:\/\/count\.example\/a\.js;/,
  );
  expect(policy).not.toContain('count.example');
  expect(policy).toContain('frame-src https://map.example;');
  expect(policyOf(page, sources)).not.toContain('frame-src');
  expect(policy).toMatch(/trusted-types 'none'(;|$)/);
  const slider = '<div data-island="Slider"></div>';
  expect(policyOf(page + slider, sources)).toContain("trusted-types html 'allow-duplicates';");
  sources.trustedTypes.push({ policy: 'worker' });
  expect(policyOf(page, sources)).toMatch(/trusted-types worker(;|$)/);
  expect(policyOf(page + slider, sources)).toContain(
    "trusted-types html worker 'allow-duplicates'",
  );
});

test('no page may be given another base address', () => {
  for (const policy of [policyOf(page), headerPolicy])
    expect(policy.split(/; ?/)).toContain("base-uri 'none'");
});

test('only a page with a form may send one', () => {
  expect(policyOf(page)).toContain("form-action 'none';");
  expect(policyOf(`${page}<form></form>`)).toContain("form-action 'self' mailto:;");
});

test('a page that carries its policy has it first, without the directives that a page cannot set', () => {
  const { html: carried } = finishPage(
    page.replace('<script type="module" src="/a.js"></script>', ''),
    {
      addresses: {
        base: '',
        paths: new Set(),
        destinations: new Map(),
        inFirstLanguage: new Map(),
      },
      trusted: noTrustedSources,
      isPolicyInPage: true,
    },
  );
  const [, policy = ''] = /content="([^"]*)"/.exec(carried) ?? [];
  expect(carried.indexOf('http-equiv')).toBeLessThan(carried.indexOf('<style>'));
  expect(policy).not.toContain('frame-ancestors');
  expect(headerPolicy).toContain("frame-ancestors 'none'");
  expect(`${policy}; frame-ancestors 'none'`).toBe(policyOf(page, noTrustedSources));
});

describe('the trusted origins of a site', () => {
  const trusting = (text: string) => {
    const site = copySite();
    site.write(
      'content/index.ts',
      `${published({ ...site, out: site.root }, 'content/index.ts')}\n${text}`,
    );
    return site;
  };

  test('may depend on its content', async () => {
    const site = trusting(
      "export const trusted = ({ harbour }: Content) => ({ connect: [{ origin: 'https://' + harbour.mail.replace('office@', 'www.') }] });",
    );
    await site.build();
    expect(readRecord(site.out)?.hosting.trusted.connect).toEqual([
      { origin: 'https://www.tern.example' },
    ]);
  });

  test.each([
    ["'https://tern.example/path'", 'connect.0.origin'],
    ["'http://tern.example'", 'connect.0.origin'],
    ["'*'", 'connect.0.origin'],
    ["'https://tern.example:99999'", 'connect.0.origin'],
  ])('are refused if one is not an origin: %s', async (origin, field) => {
    const site = trusting(`export const trusted = { connect: [{ origin: ${origin} }] };`);
    expect(await site.problems()).toMatchObject([
      { file: 'content/index.ts', field: `trusted.${field}`, found: origin.replaceAll("'", '"') },
    ]);
  });

  test.each(['https://tern.example/a/../b.js', 'https://tern.example:99999/b.js'])(
    'are refused if the address of a script is not the one that browsers read: %s',
    async (url) => {
      const site = trusting(`export const trusted = { script: [{ url: '${url}' }] };`);
      expect(await site.problems()).toMatchObject([
        { file: 'content/index.ts', field: 'trusted.script.0.url' },
      ]);
    },
  );

  test('are refused if one is of an unknown kind', async () => {
    const site = trusting("export const trusted = { scripts: ['https://tern.example'] };");
    expect(await site.problems()).toMatchObject([{ file: 'content/index.ts', field: 'trusted' }]);
  });
});
