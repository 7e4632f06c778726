import type { Examples } from '../specimen/Example.tsx';
import { directors } from './people.ts';
import { TeamGrid } from './TeamGrid.tsx';

export const examples = {
  'Who answers for the work': {
    note: 'Three principals. One of them is named in each contract and is in the room at each review.',
    shows: <TeamGrid people={directors} />,
  },
} satisfies Examples;
