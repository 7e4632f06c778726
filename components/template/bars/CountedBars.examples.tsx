import type { Examples } from '../specimen/Example.tsx';
import { CountedBars } from './CountedBars.tsx';

export const examples = {
  'Bars with their values': {
    note: 'The state of one programme, phase by phase.',
    shows: (
      <CountedBars
        layout="bars"
        items={[
          {
            label: 'Inventory of systems',
            value: 96,
            note: 'Two sites answer by the end of the month.',
          },
          { label: 'Migration of records', value: 64, note: 'On plan; the archive comes last.' },
          {
            label: 'Training of staff',
            value: 41,
            note: 'Starts with the people who asked first.',
          },
        ]}
      />
    ),
  },
  'Thin lines': {
    note: 'For skills and shares, where the label matters more than the bar.',
    shows: (
      <CountedBars
        layout="lines"
        items={[
          { label: 'Procurement', value: 88 },
          { label: 'Public finance', value: 74 },
          { label: 'Logistics', value: 69 },
          { label: 'Energy', value: 52 },
          { label: 'Health', value: 47 },
          { label: 'Education', value: 35 },
        ]}
      />
    ),
  },
} satisfies Examples;
