import { chromium } from 'playwright-core';
import { createPreviewServer } from './scripts/serve/server.ts';
const server = await createPreviewServer({ dir: '/tmp/prize-dist' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const seen = new Set<string>();
for (const path of (process.argv[2] ?? '/').split(',')) {
  const p = await c.newPage(); await p.goto(new URL(path, server.url).href); await p.waitForLoadState('networkidle');
  const all = p.locator('a, button, summary, [role=tab], label:has(input)');
  for (let i = 0, n = await all.count(); i < n; i++) {
    const it = all.nth(i);
    const key = await it.evaluate((e) => `${e.closest('[class]')?.getAttribute('class')} | ${e.parentElement?.className?.toString().slice(0,40)} | ${e.tagName}`);
    if (seen.has(key)) continue;
    if (!(await it.isVisible())) continue;
    seen.add(key);
    try {
      await it.scrollIntoViewIfNeeded({ timeout: 2000 }); await p.mouse.move(1, 450);
      const box = await it.boundingBox(); if (!box || box.width < 2) continue;
      const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
      await p.waitForTimeout(160); const one = await p.screenshot({ clip });
      await p.mouse.move(box.x + box.width / 2, box.y + box.height / 2); await p.waitForTimeout(200);
      const two = await p.screenshot({ clip });
      if (one.equals(two)) console.log('NO HOVER', path, key, (await it.textContent())?.trim().slice(0, 40));
    } catch (e) { console.log('skip', path, key, String(e).split('\n')[0]); }
  }
  await p.close();
}
await b.close(); await server.close();
