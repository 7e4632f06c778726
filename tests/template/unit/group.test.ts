import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/build.ts';
import type { BuildReport } from '../../../scripts/check/format-summary.ts';

const root = join(import.meta.dirname, '../../..');
const builtOn = new Date('2026-01-31');

/** Every route that the preview page links to (specification, section 2), and the page itself. */
const routes = `
  template-preview
  blog-grid blog-grid-sidebar blog-list-view blog-list-sidebar
  portfolio portfolio-three-column portfolio-full-width portfolio-grid-layout portfolio-box-layout
  about service team pricing testimonial progressbar button counter accordion social-share timeline
  tab split call-to-action video gallery brand error advance-tab advance-pricing login contact
  privacy-policy
  index-business-consulting index-business-consulting-2 index-corporate-one-page index-landing
  index-application index-collaborate index-magazine index-photographer index-corporate
  index-startup index-web-agency index-international-consulting index-consulting index-finance
  index-digital-agency index-seo-agency index-company index-personal-portfolio index-freelancer
  index-marketing-agency index-travel-agency index-business index-event-conference
  index-creative-portfolio
`
  .trim()
  .split(/\s+/);
const firm = ['service', 'contact', 'privacy-policy'];

const folder = mkdtempSync(join(tmpdir(), 'template-group-'));
const whole = join(folder, 'whole');
const alone = join(folder, 'alone');
let wholeReport: BuildReport;
let aloneReport: BuildReport;

// Both are built from one copy, because the names of scripts depend on their sources' paths.
beforeAll(async () => {
  const site = join(folder, 'site');
  for (const part of ['pages', 'components', 'content', 'static'])
    cpSync(join(root, part), join(site, part), { recursive: true });
  // The specification names pages as their files do.
  rmSync(join(site, 'content/slugs.yaml'), { force: true });
  writeFileSync(join(site, 'content/redirects.yaml'), '[]\n');
  const buildWith = (template: boolean, out: string) => {
    writeFileSync(join(site, 'content/groups.yaml'), `template: ${template}\n`);
    return build({ root: site, out, builtOn });
  };
  wholeReport = await buildWith(true, whole);
  aloneReport = await buildWith(false, alone);
});
afterAll(() => rmSync(folder, { recursive: true }));

const has = (out: string, route: string) => existsSync(join(out, route, 'index.html'));

describe('with the template', () => {
  test('every route in the specification is built at exactly its path', () => {
    expect(routes).toHaveLength(57);
    expect(routes.filter((route) => !has(whole, route))).toEqual([]);
  });

  test('details of at least three articles and six works are built', () => {
    const files = [...wholeReport.files.keys()];
    const pages = (of: string) => files.filter((file) => file.startsWith(`${of}/`));
    expect(pages('blog-details').length).toBeGreaterThanOrEqual(3);
    expect(pages('portfolio-details').length).toBeGreaterThanOrEqual(6);
  });

  test('the preview page links to each of them, in a new tab', () => {
    const html = readFileSync(join(whole, 'template-preview/index.html'), 'utf8');
    const links = [...html.matchAll(/<a [^>]*href="\/([a-z0-9-]+)\/[^>]*>/g)];
    const opened = links
      .filter(([tag]) => tag.includes('target="_blank"'))
      .map(([, route]) => route);
    const linked = routes.filter((route) => route !== 'template-preview');
    expect(linked.filter((route) => !opened.includes(route))).toEqual([]);
  });

  test('none of its pages may be indexed or is in the sitemap', () => {
    const sitemap = readFileSync(join(whole, 'sitemap.xml'), 'utf8');
    for (const route of routes.filter((route) => !firm.includes(route))) {
      const html = readFileSync(join(whole, route, 'index.html'), 'utf8');
      expect(html, route).toContain('<meta name="robots" content="noindex"/>');
      expect(sitemap).not.toContain(`/${route}/`);
    }
  });
});

describe('without the template', () => {
  test('nothing of it is built', () => {
    const left = routes.filter((route) => !firm.includes(route) && has(alone, route));
    expect(left).toEqual([]);
    expect([...aloneReport.files.keys()].filter((file) => file.startsWith('template/'))).toEqual(
      [],
    );
  });

  test('every file of the firm has the same bytes as with it, except the list of routes', () => {
    // Each language has an error page, with the list.
    const isCompared = (file: string) => !/(^|\/)404\.html$/.test(file);
    const files = [...aloneReport.files.keys()].filter(isCompared);
    const differing = files.filter(
      (file) =>
        !wholeReport.files.has(file) ||
        !readFileSync(join(whole, file)).equals(readFileSync(join(alone, file))),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(differing).toEqual([]);
  });
});
