import { describe, expect, test } from 'vitest';
import { origin, takeTab } from './open.ts';
import { firmLayouts } from './pages.ts';
import { scrollThrough } from './visit.ts';

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
