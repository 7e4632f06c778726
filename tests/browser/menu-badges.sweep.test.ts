/** Menu entries at all levels, on a copy of the site whose menu has badges everywhere. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { content } from '../site-content.ts';
import { copyFirmSite } from '../unit/site-copy.ts';
import { layoutFaults } from './geometry/layout-faults.ts';
import { desktop, phone } from './open.ts';
import { startBrowser } from './site.ts';

// A section that the home page of every firm has.
const anchor = `why-${content.site.slug}`;
const menu = `
- { title: Alpha, href: "#who-we-are", badge: Hot }
- title: Beta
  href: "#our-services"
  badge: New
  submenu:
    - { title: Gamma, href: /contact/, badge: Hot, icon: ship, newTab: true }
    - { title: Delta, href: /service/, badge: New, description: A line under it }
    - { title: Theta, href: /service/, badge: New, badgeUntil: 2020-12-31 }
- title: Epsilon
  href: "#${anchor}"
  megamenu:
    columns:
      - title: First
        items: [{ title: Zeta, href: /contact/, badge: Hot, description: A line under it }]
    more: { title: Eta, href: /service/, badge: New }
`;

const site = copyFirmSite();
const browser = await startBrowser();
let server: PreviewServer;
beforeAll(async () => {
  site.write('content/menu.yaml', menu);
  await site.build();
  server = await createPreviewServer({ dir: site.out });
});
afterAll(async () => {
  await Promise.all([server.close(), browser.close()]);
  site.remove();
});

const { New, Hot } = content.ui.menu.badges;
const badges = [
  `Alpha ${Hot}`,
  `Beta ${New}`,
  `Gamma ${Hot}`,
  `Delta ${New}`,
  `Zeta ${Hot}`,
  `Eta ${New}`,
];

test('every level shows its badge, with Hot unlike New, on wide and small screens', async () => {
  const page = await openHome(desktop);
  expect(await badgesIn(page, '.navigation')).toEqual(badges);
  expect(await badgesIn(page, '#mobile_menu')).toEqual(
    // A list that unfolds begins with a link to its entry's place, because its summary cannot be a
    // link.
    badges.flatMap((badge) => (badge.startsWith('Beta') ? [badge, badge] : [badge])),
  );
  const grounds = (kind: string) =>
    page
      .locator(`.badge-${kind}`)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
  const [hot, fresh] = [await grounds('hot'), await grounds('new')];
  expect([hot.length, fresh.length]).toEqual([1, 1]);
  expect(hot).not.toEqual(fresh);
  await page.close();
});

test.for(['Gamma', 'Delta', 'Zeta'])(
  '%s is the same on wide and on small screens',
  async (title) => {
    const page = await openHome(desktop);
    const [wide, small] = await page
      .locator('.menu-item')
      .filter({ hasText: title })
      .evaluateAll((all) => all.map((one) => one.outerHTML));
    expect(wide).toContain(title);
    expect(small).toBe(wide);
    await page.close();
  },
);

test('on a phone, the link of an entry with a list is inside the list', async () => {
  const page = await openHome(phone);
  await page.locator('.mobile-menu-button').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary', { hasText: 'Epsilon' }).click();
  await dialog.getByRole('link', { name: 'Epsilon' }).click();
  await page.waitForURL(`**/#${anchor}`);
  await page.close();
});

test.for([desktop, phone])('badges fit into the header and the menus at %j', async (viewport) => {
  const page = await openHome(viewport);
  expect(await layoutFaults(page)).toEqual([]);
  for (const button of await page.locator('.submenu-button:visible').all()) {
    await button.click();
    expect(await layoutFaults(page)).toEqual([]);
  }
  await page.close();
});

async function openHome(viewport: typeof desktop): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(server.url);
  return page;
}

/** The titles and words of all badges, in page order. */
function badgesIn(page: Page, menu: string): Promise<string[]> {
  return page
    .locator(`${menu} .badge`)
    .evaluateAll((all) =>
      all.map((badge) => `${badge.previousSibling?.textContent}${badge.textContent}`),
    );
}
