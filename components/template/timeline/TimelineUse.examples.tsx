import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'Which way it runs': {
    note: 'A line promises that one thing led to the next. Draw it only where that is so.',
    shows: (
      <GuideTable
        caption="When to use a timeline, and what to use instead"
        columns={['For', 'Use', 'Because']}
        rows={[
          ['What has happened', 'Down the page', 'Years line up on one side, and more can follow.'],
          ['A plan of three to five steps', 'Along the line', 'All of it is seen at once.'],
          ['Steps without dates', 'A list of steps', 'Numbers say the order and promise no day.'],
          ['Several things at a time', 'A table', 'A line has room for one after another.'],
        ]}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. Both are ordered lists, and read as such.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'Down the page',
            code: "<Timeline\n  layout=\"down\"\n  items={[\n    { when: '2009', title: 'Two desks', text: '…' },\n    { when: '2013', title: 'The first port', text: '…' },\n  ]}\n/>",
          },
          {
            title: 'Along the line',
            code: "<Timeline\n  items={[\n    { title: 'Listen', text: '…' },\n    { title: 'Decide', text: '…' },\n  ]}\n/>",
          },
        ]}
      />
    ),
  },
} satisfies Examples;
