import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { board, leads } from '../../components/art/bust.ts';
import { drawPortraits } from '../../components/art/draw.ts';
import { paint, readPaints } from '../../components/art/site-data.ts';
import { contentReader } from '../../scripts/content/check-data.ts';

const root = join(import.meta.dirname, '../..');

test.for([...Object.entries(drawPortraits(board, leads))])(
  'the portrait %s matches the committed one: after a change of script, run npm run art',
  ([name, svg]) => {
    const committed = readFileSync(join(root, `content/pictures/${name}.svg`), 'utf8');
    expect(committed === paint(svg, readPaints(contentReader(root)))).toBe(true);
  },
);
