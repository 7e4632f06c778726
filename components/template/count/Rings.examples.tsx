import type { Examples } from '../specimen/Example.tsx';
import { Rings } from './Rings.tsx';

export const examples = {
  'Rings of a hundred ticks': {
    note: 'One tick for each of a hundred; the first ring takes the hot colour.',
    shows: (
      <Rings
        items={[
          { value: 86, label: 'Delivery', note: 'Milestones met in the last four quarters' },
          { value: 72, label: 'Adoption', note: 'Staff who use the new process unasked' },
          { value: 58, label: 'Automation', note: 'Reports that no one types by hand' },
        ]}
      />
    ),
  },
} satisfies Examples;
