/** The entry for a counter of visits, and the words of legal texts that depend on it. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import startCounting from '../../components/analytics/Analytics.client.ts';
import { contradictions } from '../../content/contradictions.ts';
import { analyticsSchema } from '../../content/schema/analytics.ts';
import { content } from '../site-content.ts';

const counter = { name: 'Plausible', script: 'https://plausible.io/js/script.js', data: [] };
const { analytics: _, ...site } = content.site;

describe('the entry for a counter', () => {
  test.each([
    { script: 'http://plausible.io/js/script.js' },
    { script: 'https://plausible.io' },
    { script: 'https://plausible.io/script.js; img-src *' },
    { integrity: 'sha1-abc' },
    { sendsTo: 'https://counter.example/api' },
    { data: [{ name: 'data domain', value: 'firm.example' }] },
  ])('is refused with %j', (wrong) => {
    expect(analyticsSchema.safeParse(counter).success).toBe(true);
    expect(analyticsSchema.safeParse({ ...counter, ...wrong }).success).toBe(false);
  });

  test('needs a legal text that names the counter', () => {
    const told = { ...content, site: { ...site, analytics: counter }, legal: [] };
    const field = ['analytics', 'name'];
    expect(contradictions(told)).toContainEqual(expect.objectContaining({ field }));
    const section = { id: '', title: '', heading: '', html: '<p>We use Plausible.</p>' };
    const legal = content.legal.slice(0, 1).map((it) => ({ ...it, sections: [section] }));
    expect(contradictions({ ...told, legal })).not.toContainEqual(
      expect.objectContaining({ field }),
    );
    expect(contradictions({ ...told, site })).not.toContainEqual(
      expect.objectContaining({ field }),
    );
  });
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
