import { Table } from '../../table/Table.tsx';
import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';
import { ButtonStates } from './ButtonStates.tsx';

const uses = [
  [
    'The one thing to do',
    'Primary',
    'Book a call',
    'Once on a screen. A second one halves the first.',
  ],
  [
    'Another way to the same end',
    'Quiet',
    'See the prices',
    'Beside the primary one, never alone.',
  ],
  [
    'On to the next page',
    'With an arrow',
    'Read the case',
    'The arrow says that the page changes.',
  ],
  [
    'A file, or another program',
    'With an icon',
    'Download the mark',
    'The icon says what happens.',
  ],
  ['Within a sentence', 'A link', 'our terms', 'A button would break the line.'],
] as const;

const sizes = [
  ['Height', '48 px at least', '--target'],
  ['Room at the sides', '22 px', '1.375rem'],
  ['Between words and icon', '10 px', '0.625rem'],
  ['Between two buttons', '14 px', '0.875rem'],
  ['Letters', '15 px, 600', '--text-small'],
  ['Corners', '4 px', '--radius'],
  ['Answer to pointer and focus', '100 ms', '--state'],
] as const;

export const examples = {
  'In every state': {
    note: 'What a hand, a pointer and a keyboard see. The ring stands off the button and touches nothing.',
    shows: <ButtonStates />,
  },
  'Which one, when': {
    note: 'Say what happens next, in two or three words that begin with a verb.',
    shows: (
      <GuideTable
        caption="Which button to use when"
        columns={['For', 'Use', 'As in', 'Because']}
        rows={uses}
      />
    ),
  },
  'Its measures': {
    note: 'All of them follow the letters of the page: a visitor who sets these larger gets larger buttons.',
    shows: (
      <Table
        layout="values"
        caption="Sizes of a button"
        captionHidden
        columns={['Measure', 'At 16 px', 'Set in']}
        rows={sizes.map(([name, size, token]) => ({
          key: name,
          cells: [name, size, <code key={token}>{token}</code>],
        }))}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. The component writes the markup; the markup works without it.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'Primary',
            code: '<ButtonLink href="/contact/" arrow>\n  Book a call\n</ButtonLink>',
          },
          {
            title: 'Quiet',
            code: '<ButtonLink href="/pricing/" quiet>\n  See the prices\n</ButtonLink>',
          },
          {
            title: 'As plain HTML',
            code: '<a class="button" href="/contact/">\n  Book a call\n</a>',
          },
          {
            title: 'Something to do, not to open',
            code: '<button type="button" class="button button-quiet">\n  Show more\n</button>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
