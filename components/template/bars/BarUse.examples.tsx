import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'Bar, line or ring': {
    note: 'All three show a part of a hundred. Choose by what stands beside it.',
    shows: (
      <GuideTable
        caption="When to use which kind of progress"
        columns={['You have', 'Use', 'Because']}
        rows={[
          ['Parts of one whole', 'Bars', 'They start at one edge, so lengths compare.'],
          ['Many names, small numbers', 'Thin lines', 'The name is read first, the share second.'],
          [
            'Three results for a headline',
            'Rings',
            'They have no order, and no one of them leads.',
          ],
          ['Values over time', 'A table', 'A bar shows one moment and hides the others.'],
          ['No total', 'A plain figure', 'Without a hundred there is nothing to fill.'],
        ]}
      />
    ),
  },
  'What keeps it honest': {
    note: 'A bar is an argument. These four rules keep it a fair one.',
    shows: (
      <GuideTable
        caption="Rules for showing progress"
        columns={['Rule', 'So that']}
        rows={[
          ['Start at nought', 'Twice the length means twice as much.'],
          ['Write the value', 'Nobody has to measure it with a finger.'],
          ['Give one the hot colour', 'The eye knows where to begin.'],
          ['Say what comes next', 'Whoever reads it knows when to look again.'],
        ]}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. Without script, bars and rings are full from the start.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'Bars with their values',
            code: "<CountedBars\n  layout=\"bars\"\n  items={[\n    { label: 'Records', value: 64, note: 'On plan.' },\n  ]}\n/>",
          },
          {
            title: 'Rings',
            code: "<Rings\n  items={[\n    { value: 86, label: 'Delivery', note: 'Milestones met' },\n  ]}\n/>",
          },
        ]}
      />
    ),
  },
} satisfies Examples;
