import { CodeSamples } from '../code/CodeSamples.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { GuideTable } from '../specimen/GuideTable.tsx';

export const examples = {
  'What happens when': {
    note: 'No request leaves for another site before the reader asks for it.',
    shows: (
      <GuideTable
        caption="What the video does, and whom it contacts"
        columns={['When', 'Then', 'To another site']}
        rows={[
          ['The page opens', 'A drawn still is shown, with title and length', 'No request'],
          [
            'The button is pressed',
            'The player takes the place of the still, and the focus',
            'A request to youtube-nocookie.com',
          ],
          [
            'There is no script',
            'The link below leads to the video on its own page',
            'No request until it is followed',
          ],
          ['The column is narrow', 'The frame keeps 16 to 9', 'No request'],
        ]}
      />
    ),
  },
  'What to film': {
    note: 'Count on half a minute of attention, and no sound.',
    shows: (
      <GuideTable
        caption="How long a video is, by what it is for"
        columns={['For', 'Length', 'Needs']}
        rows={[
          ['A first look at the firm', 'Under 40 seconds', 'No sound; words in the picture'],
          [
            'How one thing is done',
            'One to two minutes',
            'Captions, and the steps as text beside it',
          ],
          ['A talk', 'As long as it was', 'Captions, a list of chapters and the slides'],
          ['A reference', 'Under two minutes', 'The customer’s name and consent in writing'],
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
            title: 'A video',
            code: '<Video\n  title="How a parallel is drawn"\n  length="2:10"\n  still={{ picture: \'strategic-vision.svg\' }}\n  embed="https://www.youtube-nocookie.com/embed/…?autoplay=1"\n  href="https://www.youtube.com/watch?v=…"\n  note="The player comes after you ask for it."\n/>',
          },
          {
            title: 'Beside its text',
            code: '<VideoBeside video={<Video {...film} />}>\n  <h3>One morning at a port.</h3>\n  <p>Six in the morning, four ships.</p>\n</VideoBeside>',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
