import { expect, test } from 'vitest';
import { firms } from '../firms/firms.ts';
import { writeFirm } from '../firms/write-firm.ts';
import { editEachFile } from './edit-each-file.ts';
import { emptySite } from './site-copy.ts';

test.each(Object.keys(firms))(
  'in every content file of the %s firm, a change of one value is a change of its lines alone',
  async (name) => {
    const site = emptySite();
    await writeFirm(name, site.root);
    const { edits, faults } = editEachFile(site.root);
    expect(edits).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);
