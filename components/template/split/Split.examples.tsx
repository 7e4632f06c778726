import type { Examples } from '../specimen/Example.tsx';
import { Split } from './Split.tsx';

export const examples = {
  'Picture first': {
    note: 'First what is seen, then what it means.',
    shows: (
      <Split
        art={{
          image: { picture: 'insight-intelligence.svg' },
          alt: 'A lens in which crooked lines run in order',
        }}
        side="left"
        title="Find what the figures say."
        text="Most firms have the data and not the question. We spend the first fortnight on the question, with the people who will live with the answer."
        action={{ title: 'See the people', href: '/team/' }}
      />
    ),
  },
  'Words first': {
    note: 'The same parts in the other order, with points to check off.',
    shows: (
      <Split
        art={{
          image: { picture: 'execution-delivery.svg' },
          alt: 'Many lines that draw together into one band under a sun',
        }}
        side="right"
        title="Then hold everyone to it."
        text="A plan is a list of promises. Ours names who made each one, when it falls due and what it is worth."
        points={[
          { title: 'One page, renewed every Friday' },
          { title: 'A date and a name beside each line' },
          { title: 'A review that takes half an hour' },
        ]}
      />
    ),
  },
  'On night': {
    note: 'The colours come from the ground, so nothing changes but the ground.',
    shows: (
      <Split
        art={{
          image: { picture: 'service-gallery-3.svg' },
          alt: 'Waves in horizontal lines that spread from one orange point',
        }}
        side="left"
        title="Leave it in other hands."
        text="The last phase is a hand-over: files, methods and a week in which your people do the work and ours only answer."
        points={[
          { title: 'Sources and models, documented' },
          { title: 'Two rehearsals without us' },
        ]}
        action={{ title: 'What it costs', href: '/pricing/' }}
      />
    ),
  },
} satisfies Examples;
