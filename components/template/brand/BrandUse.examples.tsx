import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';
import { BrandSizes } from './BrandSizes.tsx';
import { BrandWall } from './BrandWall.tsx';

const names = ['Nordhavn', 'Altiplano', 'Brevik', 'Kano', 'Lakeside', 'Orbita', 'Solveig'];

const uses = [
  [
    'Four to six names',
    'On one line',
    'Under the first heading, or over the footer. It says: others trust us.',
  ],
  [
    'Eight, twelve or sixteen',
    'In cells',
    'A section of its own. Each cell is as large as the next, and so is each client.',
  ],
  [
    'Names without marks',
    'As words',
    'Public bodies, persons, and clients whose mark you may not show.',
  ],
  ['One client', 'A quotation', 'A single mark proves nothing. What the client said does.'],
] as const;

export const examples = {
  'As words': {
    note: 'For clients without a mark, or whose mark one may not show. Three weights take turns.',
    shows: <BrandWall layout="words" brands={names.map((name) => ({ name }))} />,
  },
  'One mark, four sizes': {
    note: 'Each is drawn on a square of 24 with lines of 2, and keeps a quarter of its height free around it.',
    shows: <BrandSizes mark="M12 2v5M12 17v5M2 12h5M17 12h5M12 8a4 4 0 1 0 .1 0" />,
  },
  'Which wall, when': {
    note: 'Ask each client before their name goes up, and take it down when they ask.',
    shows: (
      <GuideTable
        caption="Which wall of names to use when"
        columns={['You have', 'Use', 'And why']}
        rows={uses}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. A mark is one path; it takes the colour of the text around it.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'A wall with a mark',
            code: "<BrandWall\n  layout=\"cells\"\n  brands={[\n    { name: 'Tern', mark: 'M2 8q6 0 10 8 4-8 10-8' },\n  ]}\n/>",
          },
          {
            title: 'The mark alone',
            code: '<svg viewBox="0 0 24 24" fill="none"\n  stroke="currentColor" stroke-width="2">\n  <path d="M2 8q6 0 10 8 4-8 10-8" />\n</svg>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
