/** What a client said. Everyone who is quoted in the template is made up. */
export type Testimonial = { quote: string; name: string; role: string };

export const testimonials = [
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
