/**
 * Any content that the schemas accept gives pages that look right: the least that a firm may have,
 * and as much as anybody would have, in every length and script (tests/firms).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { longDate } from '../../components/text/long-date.ts';
import type { BuildReport } from '../../scripts/check/format-summary.ts';
import { quoteSetter } from '../../scripts/content/quotation-marks.ts';
import { readSource } from '../../scripts/content/read-source.ts';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { uncompressed } from '../../scripts/serve/handler.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { buildFirm, firmRoot } from '../firms/build-firm.ts';
import { firmNamed } from '../firms/firms.ts';
import { axeFindings } from './axe.ts';
import { isLongWord, layoutFaults } from './geometry/layout-faults.ts';
import { newPage } from './open.ts';
import { wakeWidgets } from './visit.ts';

describe.for(['small', 'large', 'arabic', 'japanese', 'amharic', 'thai'])('the %s firm', (firm) => {
  const dir = join(firmRoot(firm), 'dist');
  const { text = '', site } = firmNamed(firm);
  const lang = String(site.lang);
  let server: PreviewServer;
  let report: BuildReport;
  beforeAll(async () => {
    ({ report } = await buildFirm(firm));
    server = await createPreviewServer({ dir, handlers: [uncompressed] });
    return () => server.close();
  });

  test('has its text and controls where they can be read and used, on every page', async () => {
    const page = await newPage();
    const faults: string[] = [];
    for (const path of pageAddresses(dir)) {
      await page.goto(server.url + path);
      await wakeWidgets(page);
      const found = await axeFindings(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Sliders fit their slides into the new width a frame later.
        await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
        );
        const layout = await layoutFaults(page);
        const own = layout.filter((fault) => !isLongWord.test(fault));
        found.push(...own.map((fault) => `${width}: ${fault}`));
      }
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test.runIf(text)('has every letter of its language, on pages and on social cards', () => {
    expect(report.lacking).toEqual([]);
    expect(pageAddresses(dir).length).toBeGreaterThan(5);
  });

  test.runIf(text)('writes quotes, dates, emphasis and notes as its language does', () => {
    const page = readFileSync(join(dir, 'privacy-policy/index.html'), 'utf8');
    const file = 'content/legal/privacy-policy.md';
    const { data } = readSource(join(firmRoot(firm), file), file);
    const { effective } = z.object({ effective: z.string() }).parse(data);
    const ui = readFileSync(join(firmRoot(firm), 'content/ui.yaml'), 'utf8');
    const { notes } = z.object({ notes: z.object({ back: z.string() }) }).parse(parse(ui));
    const [, quoted = ''] = /"([^"]+)"/.exec(text) ?? [];
    expect(page).toContain(`lang="${new Intl.Locale(lang).baseName}" dir="${String(site.dir)}"`);
    expect(page).toContain(quoteSetter(lang)(`"${quoted}"`));
    expect(page).toContain(longDate(effective, lang));
    expect(page).toContain('<strong>');
    expect(page).not.toContain('**');
    expect(page).toContain(`aria-label="${notes.back.replace('{number}', '1')}"`);
  });
});
