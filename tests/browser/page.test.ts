import { describe, expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { origin, takeTab } from './open.ts';
import { firmLayouts } from './pages.ts';
import { readPage } from './sample.ts';
import { scrollThrough } from './visit.ts';

test('robots.txt lets search engines read every page', () => {
  const lines = readPage('/robots.txt').split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('security.txt says where to report a vulnerability, and until which day that is valid', () => {
  const { email, lang, origin, security } = content.site;
  const path = '/.well-known/security.txt';
  const lines = readPage(path).trim().split('\n');
  expect(Object.fromEntries(lines.map((line) => line.split(': ', 2)))).toEqual({
    Contact: `mailto:${email}`,
    Expires: `${security.expires}T00:00:00Z`,
    'Preferred-Languages': lang,
    Canonical: origin + path,
  });
});

describe.for(firmLayouts)('%s', (path) => {
  test('loads without an error and contacts no other host', async () => {
    const page = await takeTab();
    const [problems, hosts]: [string[], Set<string>] = [[], new Set()];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    expect([...hosts]).toEqual([origin]);
  });
});
