/** The entry for a counter of visits, and the words of legal texts that depend on it. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import startCounting from '../../components/analytics/Analytics.client.ts';
import { contradictions } from '../../content/contradictions.ts';
import { analyticsSchema } from '../../content/schema/analytics.ts';
import { builtOn, content } from '../site-content.ts';
import { addLegalText, copyFirmSite } from './site-copy.ts';

const counter = { name: 'Plausible', script: 'https://plausible.io/js/script.js', data: [] };
const { analytics: _, ...site } = content.site;
const legalText = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'What we store.',
  eyebrow: 'Law',
  summary: 'Nothing.',
  effective: '2026-01-01',
  updated: '2026-01-01',
  image: { picture: 'legal.svg' },
};

describe('the entry for a counter', () => {
  test.each([
    { script: 'http://plausible.io/js/script.js' },
    { script: 'https://plausible.io' },
    { script: 'https://plausible.io:99999/script.js' },
    { script: 'https://plausible.io/js/../script.js' },
    { script: 'https://plausible.io/script.js; img-src *' },
    { integrity: 'sha1-abc' },
    { sendsTo: 'https://counter.example/api' },
    { sendsTo: 'https://counter.example:99999' },
    { data: [{ name: 'data domain', value: 'firm.example' }] },
  ])('is refused with %j', (wrong) => {
    expect(analyticsSchema.safeParse(counter).success).toBe(true);
    expect(analyticsSchema.safeParse({ ...counter, ...wrong }).success).toBe(false);
  });

  test.each([
    ['Plausible', '<p>We use Plausible.</p>'],
    ['Count & Co <beta>', '<p>We use Count &amp; Co &lt;beta&gt;.</p>'],
    ['A "counter"', '<p>We use <em>A</em> &quot;counter&quot;.</p>'],
  ])('needs a legal text that names the counter: %s', (name, html) => {
    const analytics = { ...counter, name };
    const told = { ...content, site: { ...site, analytics }, legal: [] };
    const field = ['analytics', 'name'];
    expect(contradictions(told, builtOn, told)).toContainEqual(expect.objectContaining({ field }));
    const section = { id: '', title: '', heading: '', html };
    const document = { ...legalText, sections: [section] };
    expect(contradictions(told, builtOn, { legal: [document] })).not.toContainEqual(
      expect.objectContaining({ field }),
    );
    expect(contradictions({ ...told, site }, builtOn, told)).not.toContainEqual(
      expect.objectContaining({ field }),
    );
  });
});

test('a counter of which only the first language tells is told of in all', async () => {
  const copy = copyFirmSite();
  const facts = parse(copy.read('content/site.yaml'));
  copy.write('content/site.yaml', stringify({ ...facts, analytics: counter }));
  addLegalText(copy, 'We use {counter}.');
  copy.write('content/languages/oc/site.yaml', 'lang: oc\n');
  const { languages } = await copy.load();
  expect(languages.map(({ content }) => content.site)).toMatchObject([
    { analytics: counter },
    { lang: 'oc', analytics: counter },
  ]);
  copy.remove();
});

test.each([
  [{}, 'firm.example', 1],
  [{ doNotTrack: '1' }, 'firm.example', 0],
  [{ globalPrivacyControl: true }, 'firm.example', 0],
  [{ doNotTrack: '0', globalPrivacyControl: false }, 'firm.example', 1],
  [{}, 'localhost', 0],
])('a browser that says %j on %s loads the counter %i times', (navigator, hostname, times) => {
  const append = vi.fn();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { head: { append }, createElement: () => ({}) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const element: Partial<HTMLElement> = { dataset: { counter: JSON.stringify(counter) } };
  startCounting(Object.assign(Object.create(null), element));
  expect(append).toHaveBeenCalledTimes(times);
});
