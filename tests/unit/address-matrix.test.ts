import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { answersOf, siteWithOddNames } from '../hosts/address-answers.ts';
import { addresses } from '../hosts/addresses.ts';
import { rawRequest } from './raw-request.ts';

test('the preview server answers every address like a good host', async () => {
  const site = siteWithOddNames();
  await site.build();
  const server = await createPreviewServer({ dir: site.out });
  try {
    expect(await answersOf(server.url)).toEqual(addresses);
    const { body } = await rawRequest(server.url, '/fr/no/such/page/');
    expect(String(body)).toBe(readFileSync(join(site.out, 'fr/404.html'), 'utf8'));
    console.log(`preview server: ${addresses.length} addresses right`);
  } finally {
    await server.close();
  }
});
