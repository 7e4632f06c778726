import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'Hand, key and search': {
    note: 'All of it is the browser’s own work, so it needs no script and breaks with none.',
    shows: (
      <GuideTable
        caption="How an accordion answers"
        columns={['With', 'What it does']}
        rows={[
          ['A press, Enter or Space', 'Opens the part, or folds it again.'],
          [
            'Tab',
            'Moves from title to title, and into whatever is open. What is folded is skipped.',
          ],
          ['A search on the page', 'Opens the part that has the words, in browsers that can.'],
          ['Print', 'Every part stands open on paper.'],
        ]}
      />
    ),
  },
  'Folded, or not': {
    note: 'Fold what most readers skip. What everybody needs has no place behind a plus.',
    shows: (
      <GuideTable
        caption="When to use an accordion, and what to use instead"
        columns={['For', 'Use', 'Because']}
        rows={[
          [
            'Questions that stand alone',
            'One open at a time',
            'People come for one answer, and leave with it.',
          ],
          [
            'Terms that belong together',
            'Any number open',
            'What closes by itself cannot be compared.',
          ],
          ['A list that others refer to', 'Numbered', '“See part 3” is shorter than its title.'],
          [
            'Two to five parts of one thing',
            'Tabs',
            'Their names fit on one line, and one of them is always open.',
          ],
          ['What must be read', 'Plain text', 'Folded means that it may be skipped.'],
        ]}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. The component writes details elements, and nothing else.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'One open at a time',
            code: "<Accordion\n  items={[\n    { title: 'Who does the work?', text: '…' },\n    { title: 'When is it finished?', text: '…' },\n  ]}\n/>",
          },
          {
            title: 'Any number open, the second at first',
            code: '<Accordion items={page.terms} open={1} several />',
          },
          {
            title: 'Numbered, all folded',
            code: '<Accordion items={page.steps} open={-1} numbered />',
          },
          {
            title: 'As plain HTML',
            code: '<details name="questions">\n  <summary>Who does the work?</summary>\n  <p>The people you meet on the call.</p>\n</details>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
