import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'What a panel may hold': {
    note: 'Anything that can wait until it is asked for. Panels of one height keep the page still.',
    shows: (
      <GuideTable
        caption="What to put into the panel of a tab"
        columns={['Into a panel', 'Good or not', 'Because']}
        rows={[
          ['A picture and its story', 'Good', 'Each tab is a whole, and they are of one size.'],
          ['Three or four figures', 'Good', 'The same places hold the same kind of number.'],
          ['A short list of facts', 'Good', 'Readers come back to the tab that they need.'],
          ['A form', 'Better not', 'What one has begun to fill in must not vanish behind a tab.'],
          ['Other tabs', 'Better not', 'Two rows of tabs are a menu, and a menu has pages.'],
        ]}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. A panel is any component.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'Upright, with icons',
            code: "<Tabs\n  layout=\"upright\"\n  items={[\n    { title: 'A port', icon: 'ship', content },\n    { title: 'A bank', icon: 'landmark', content },\n  ]}\n/>",
          },
          {
            title: 'A story as a panel',
            code: '<Split\n  side="left"\n  art={{ image: { picture: \'harbour.svg\' }, alt: \'…\' }}\n  title="Eleven hours less."\n  text="We moved the papers first."\n/>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
