import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'What each visitor gets': {
    note: 'The number stands in the page from the start. Counting is a way to show it, not to load it.',
    shows: (
      <GuideTable
        caption="How a counter behaves for whom"
        columns={['Visitor', 'What they get']}
        rows={[
          ['With script', 'Twenty steps in one second, once, when half of it is in view.'],
          ['Without script', 'The number, as it stands in the page.'],
          ['With reduced motion', 'The number at once.'],
          ['With a screen reader', 'The number with its unit, and none of the steps.'],
          ['On paper', 'The number, even if it was never in view.'],
        ]}
      />
    ),
  },
  'To count, or not': {
    note: 'A number that moves asks to be believed. Let it move only if it grew.',
    shows: (
      <GuideTable
        caption="When to use a counter, and what to use instead"
        columns={['For', 'Use', 'Because']}
        rows={[
          ['A total that grew', 'A counter', 'It counts up because the thing did.'],
          ['A year or a date', 'A plain figure', 'No year ever counted up from nought.'],
          ['A share of a whole', 'A ring or a bar', 'The part that is missing is seen as well.'],
          ['Numbers to compare', 'A table', 'In columns they stand still and line up.'],
          ['One number alone', 'A sentence', 'It needs a reason more than it needs size.'],
        ]}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'A ruled row',
            code: "<Counters\n  layout=\"row\"\n  items={[\n    { value: 15, label: 'people' },\n    { value: 94, unit: '%', label: 'came back' },\n  ]}\n/>",
          },
          {
            title: 'Cells with icons',
            code: "<Counters\n  layout=\"cells\"\n  items={[\n    { value: 42, label: 'ports', icon: 'ship' },\n    { value: 27, label: 'factories', icon: 'factory' },\n  ]}\n/>",
          },
        ]}
      />
    ),
  },
} satisfies Examples;
