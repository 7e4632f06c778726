import { expect, test } from 'vitest';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { copyFirmSite } from './site-copy.ts';

test('a build says which letters of the content the font of its texts lacks, and where one is', async () => {
  const site = copyFirmSite();
  const said = async () => sayWarnings(await site.build()).filter((text) => /font/.test(text));
  expect(await said()).toEqual([]);
  const menu = site.read('content/menu.yaml');
  site.write('content/menu.yaml', `${menu}\n- { title: Ŋaliema in 中文, href: /contact/ }\n`);
  expect(await said()).toEqual([
    expect.stringMatching(/^the font .* has no Ŋ 中 文, as in "Ŋaliema in 中文": /),
  ]);
}, 120_000);
