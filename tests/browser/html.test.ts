import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isFull, sampled } from '../matrix.ts';
import { findFileFaults } from './html-faults.ts';
import { firmLayouts } from './pages.ts';
import { coveringPages, everyPage } from './sample.ts';
import { siteFolder } from './site.ts';

const sample = new Set([...firmLayouts, ...coveringPages(/ class="([a-z]+)/g)]);

describe('the file of a page is valid HTML', () => {
  test.for(isFull ? everyPage : sampled([...sample], 2))('%s', async (address) => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    expect(await findFileFaults(join(siteFolder, file))).toEqual([]);
  });
});
