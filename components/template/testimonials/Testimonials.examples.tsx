import type { Examples } from '../specimen/Example.tsx';
import { type Testimonial, Testimonials } from './Testimonials.tsx';

const testimonials = [
  {
    quote: 'They asked for the question in writing. Writing it down saved us the first month.',
    name: 'Joyce Akello',
    role: 'Director of planning, Lakeside Ports',
  },
  {
    quote:
      'The plan was one page. A year later it is still the only plan that anyone here can recite.',
    name: 'Henrik Dahl',
    role: 'Chief executive, Nordhavn Foods',
  },
  {
    quote: 'I expected slides and got a ledger that closes. I have kept the ledger.',
    name: 'Maria Quispe',
    role: 'Treasurer, Altiplano Cooperative',
  },
  {
    quote: 'When a supplier failed on a Sunday they were on the phone before we were.',
    name: 'Tomas Levin',
    role: 'Head of operations, Brevik Energy',
  },
  {
    quote: 'They told us not to buy what we had asked them to help us buy.',
    name: 'Amina Yusuf',
    role: 'Managing director, Kano Textiles',
  },
] satisfies Testimonial[];

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
