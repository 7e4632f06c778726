/**
 * Any content that the schemas accept gives pages that look right: the least that a firm may have,
 * and as much as anybody would have, in every length and script (tests/firms).
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { buildFirm, firmRoot } from '../firms/build-firm.ts';
import { axeFindings } from './axe.ts';
import { layoutFaults } from './geometry/layout-faults.ts';
import { newPage } from './open.ts';
import { uncompressed } from './site.ts';
import { wakeWidgets } from './visit.ts';

describe.for(['small', 'large'])('the %s firm', (firm) => {
  const dir = join(firmRoot(firm), 'dist');
  let server: PreviewServer;
  beforeAll(async () => {
    await buildFirm(firm);
    server = await createPreviewServer({ dir, handlers: [uncompressed] });
    return () => server.close();
  }, 300_000);

  test('has its text and controls where they can be read and used, on every page', async () => {
    const page = await newPage();
    const faults: string[] = [];
    for (const path of pageAddresses(dir)) {
      await page.goto(server.url + path);
      await wakeWidgets(page);
      const found = await axeFindings(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const layout = await layoutFaults(page);
        found.push(...layout.map((fault) => `${width}: ${fault}`));
      }
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
