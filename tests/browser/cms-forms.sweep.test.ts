/** Every form of the CMS, on the content of this firm and of others, in all their languages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '../../content/index.ts';
import { type CmsEntry, cmsEntries, entriesIn } from '../../scripts/editors/cms-config.ts';
import { firmNamed } from '../firms/firms.ts';
import { writeFirm } from '../firms/write-firm.ts';
import { emptySite } from '../unit/site-copy.ts';
import { addedLines, type Cms, markedSite, startCms } from './open-cms.ts';

const own = 'sample';
/** With the least content, with the most, and in three languages and scripts. */
const others = ['small', 'large', 'thai'];

describe.for([own, ...others])('of the %s firm', (name) => {
  const tags = name === own ? ['ar'] : Object.keys(firmNamed(name).languages);
  const entries: CmsEntry[] = [
    ...cmsEntries(collections),
    ...tags.flatMap((tag) => entriesIn(tag, collections, () => undefined)),
  ];
  const tried: string[] = [];
  let cms: Cms;
  beforeAll(async () => {
    const site = name === own ? markedSite() : emptySite();
    if (name !== own) await writeFirm(name, site.root);
    cms = await startCms(site);
  });
  afterAll(() => cms.close());

  test.for(entries)('a change of one field changes that field alone: $name', async (entry) => {
    // Some files are not in every firm, and some forms have no text, such as that of the colours.
    if (!(await cms.open(entry)) || !(await cms.changeText())) return;
    const files = await cms.saveAny();
    expect(files).toHaveLength(1);
    const [file = '', before = ''] = files[0] ?? [];
    const added = addedLines(before, cms.site.read(file));
    expect(added.length, added.join('\n')).toBeLessThanOrEqual(2);
    expect(added.join('\n')).toContain('edited');
    tried.push(entry.name);
  });

  test('most have a text', () => {
    expect(tried.length).toBeGreaterThan(10);
  });
});
