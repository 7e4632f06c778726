import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFileFaults } from './html-faults.ts';
import { everyPage } from './sample.ts';
import { siteFolder } from './site.ts';

describe('the file of every page is valid HTML', () => {
  test.for(everyPage)('%s', async (address) => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    expect(await findFileFaults(join(siteFolder, file))).toEqual([]);
  });
});
