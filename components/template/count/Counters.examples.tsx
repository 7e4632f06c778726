import type { Examples } from '../specimen/Example.tsx';
import { Counters } from './Counters.tsx';

export const examples = {
  'A ruled row': {
    note: 'Four figures of equal weight under one saffron rule.',
    shows: (
      <Counters
        layout="row"
        items={[
          { value: 100, label: 'projects finished on the agreed day' },
          { value: 15, label: 'people, all of them senior' },
          { value: 9, label: 'countries with a client' },
          { value: 94, unit: '%', label: 'of clients came back' },
        ]}
      />
    ),
  },
  'Cells with icons': {
    note: 'Cells that share their borders, each opened by its icon.',
    shows: (
      <Counters
        layout="cells"
        items={[
          { value: 42, label: 'ports surveyed', icon: 'ship' },
          { value: 68, label: 'public tenders answered', icon: 'landmark' },
          { value: 27, label: 'factories audited', icon: 'factory' },
          { value: 12, label: 'farm cooperatives advised', icon: 'sprout' },
        ]}
      />
    ),
  },
  'A ruled list': {
    note: 'Figures that belong to one story, read line by line.',
    shows: (
      <Counters
        layout="list"
        items={[
          { value: 11, label: 'weeks from the first call to the signed plan' },
          { value: 38, unit: '%', label: 'less stock in the regional stores' },
          { value: 4, label: 'reports replaced by one page' },
        ]}
      />
    ),
  },
} satisfies Examples;
