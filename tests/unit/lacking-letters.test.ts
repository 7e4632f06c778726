import { expect, test } from 'vitest';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { copyFirmSite } from './site-copy.ts';

test('a build says which letters of the content the font of its texts lacks, and where one is', async () => {
  const site = copyFirmSite();
  const said = async () =>
    sayWarnings(await site.build())
      .map(([, text]) => text)
      .filter((text) => /the font/.test(text))
      .join();
  const before = await said();
  const menu = site.read('content/menu.yaml');
  site.write('content/menu.yaml', `${menu}\n- { title: Āliema in 中文, href: /contact/ }\n`);
  const after = await said();
  // Before all others that a firm's own texts may have and its font may not.
  expect(before).not.toContain('Ā');
  expect(after).toMatch(/^the font .* has no Ā .*, as in ".+": /);
  if (!before) expect(after).toMatch(/ has no Ā 中 文, as in "Āliema in 中文": /);
}, 120_000);
