import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'Hand and keyboard': {
    note: 'Each picture is a link to itself, so it opens without script as well.',
    shows: (
      <GuideTable
        caption="What opens, moves and closes a picture"
        columns={['With', 'What it does']}
        rows={[
          ['A press, or Enter', 'Opens the picture as large as the window allows.'],
          ['Left and Right', 'Show the picture before or after.'],
          ['Escape', 'Closes the picture. The focus goes to the one that was shown last.'],
          ['Tab', 'Stays among the buttons while a picture is open.'],
        ]}
      />
    ),
  },
  'Wall or rows': {
    note: 'Decide which picture leads. If none does, give all of them one size.',
    shows: (
      <GuideTable
        caption="Which gallery to use when"
        columns={['You have', 'Use', 'Because']}
        rows={[
          ['Five pictures, one of them strong', 'A wall', 'The large one is seen first.'],
          ['Three, six or nine of a kind', 'One size', 'Even rows let them be compared.'],
          ['One picture and its story', 'A split', 'Words belong beside it, not under it.'],
          ['Two pictures', 'Neither', 'Choose one of them.'],
        ]}
      />
    ),
  },
  'To copy': {
    note: 'One press selects the whole sample. The caption is shown under the picture in both sizes.',
    shows: (
      <CodeSamples
        samples={[
          {
            title: 'A wall',
            code: '<LightboxGallery\n  layout="wall"\n  label="The harbour"\n  pictures={[\n    { image, alt: \'…\', caption: \'Low water\' },\n  ]}\n/>',
          },
          {
            title: 'One size',
            code: '<LightboxGallery\n  layout="even"\n  label="Three evenings"\n  pictures={page.evenings}\n/>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
