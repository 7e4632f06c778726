import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'Which order': {
    note: 'Order is an argument: what comes first is what the rest explains.',
    shows: (
      <GuideTable
        caption="Which order and ground of a split section says what"
        columns={['Where', 'Use', 'Because']}
        rows={[
          [
            'A reader who does not know you yet',
            'Picture first',
            'A picture is understood before the first line is read.',
          ],
          [
            'A reader in the middle of a text',
            'Words first',
            'The words go on, and the picture proves them.',
          ],
          [
            'Two splits in a row',
            'One of each',
            'The eye crosses the page instead of sliding down one side.',
          ],
          ['Once on a page', 'On night', 'It halts the reader. Twice, it halts nobody.'],
        ]}
      />
    ),
  },
  'How it behaves': {
    note: 'Nothing to set: the parts follow from the width and the ground.',
    shows: (
      <GuideTable
        caption="What a split section does when its surroundings change"
        columns={['When', 'Then']}
        rows={[
          [
            'The window is under 900 px wide',
            'The picture stands above the words, in both orders.',
          ],
          [
            'A screen reader reads it',
            'The title names the section; the picture is read by its description.',
          ],
          [
            'The words are longer than the picture',
            'The picture keeps its shape and stays in the middle beside them.',
          ],
          ['The ground changes', 'Text, rules and button take the colours of that ground.'],
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
            title: 'Picture first',
            code: '<Split\n  side="left"\n  art={{\n    image: { picture: \'insight-intelligence.svg\' },\n    alt: \'A lens\',\n  }}\n  title="Find what the figures say."\n  text="The question comes first."\n/>',
          },
          {
            title: 'With points',
            code: '<Split\n  side="right"\n  art={{ motif: { kind: \'lens\', seed: 21 } }}\n  title="Then hold everyone to it."\n  points={[{ title: \'A date beside each line\' }]}\n/>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
