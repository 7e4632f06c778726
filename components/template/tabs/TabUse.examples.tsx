import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

const keys = [
  ['Tab', 'Moves to the chosen tab, and from there to the first link or button below.'],
  [
    'Left and Right',
    'Choose the tab before or after; past the last comes the first. On right-to-left pages they swap.',
  ],
  ['Home and End', 'Choose the first tab or the last.'],
  ['Shift and Tab', 'Moves back to the chosen tab.'],
] as const;

const uses = [
  [
    'Two to five parts of one thing',
    'Tabs',
    'One part is read at a time, and none needs the others.',
  ],
  [
    'Questions and answers',
    'An accordion',
    'People want to see all questions before they open one.',
  ],
  [
    'Things to compare',
    'A table',
    'What hides behind a tab cannot be compared with what does not.',
  ],
  ['Steps in an order', 'A list of steps', 'Tabs promise that one may begin anywhere.'],
  ['More than six parts', 'Pages of their own', 'A row that breaks into two is a menu.'],
] as const;

export const examples = {
  'From the keyboard': {
    note: 'A row of tabs is one stop on the way through the page, however many there are.',
    shows: (
      <GuideTable
        caption="Keys and what they do in a row of tabs"
        columns={['Key', 'What it does']}
        rows={keys}
      />
    ),
  },
  'Tabs, or something else': {
    note: 'Tabs save room and cost attention: four fifths of what they hold is not seen.',
    shows: (
      <GuideTable
        caption="When to use tabs, and what to use instead"
        columns={['For', 'Use', 'Because']}
        rows={uses}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. Without script each tab is a link to its panel, and all panels show.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'Two tabs in a ruled row',
            code: "<Tabs\n  layout=\"ruled\"\n  items={[\n    { title: 'Before', content: <p>…</p> },\n    { title: 'After', content: <p>…</p> },\n  ]}\n/>",
          },
          {
            title: 'Boxed, with icons',
            code: "<Tabs\n  layout=\"boxed\"\n  items={[\n    { title: 'Ports', icon: 'ship', content },\n    { title: 'Banks', icon: 'landmark', content },\n  ]}\n/>",
          },
        ]}
      />
    ),
  },
} satisfies Examples;
