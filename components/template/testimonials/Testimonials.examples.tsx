import type { Examples } from '../specimen/Example.tsx';
import { testimonials } from './people.ts';
import { Testimonials } from './Testimonials.tsx';

export const examples = {
  'One voice': {
    note: 'A single quote, set as large as a headline.',
    shows: <Testimonials layout="large" items={testimonials.slice(1, 2)} />,
  },
  'Side by side': {
    note: 'Three quotes of equal weight in cells.',
    shows: (
      <Testimonials
        layout="cells"
        items={[...testimonials.slice(0, 1), ...testimonials.slice(2, 4)]}
      />
    ),
  },
  'One under another': {
    note: 'A ruled list, for quotes that differ in length.',
    shows: <Testimonials layout="list" items={testimonials} />,
  },
} satisfies Examples;
