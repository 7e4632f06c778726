/** The principals of the made-up client. */
export type Person = {
  name: string;
  role: string;
  text: string;
  image: { picture: string };
  alt: string;
};

const alt = (name: string) => `${name}, a bust engraved in horizontal lines`;

export const amara: Person = {
  name: 'Amara Nsubuga',
  role: 'Principal, public finance',
  text: 'Fifteen years in treasuries on three continents. Reads a budget as others read a novel.',
  image: { picture: 'board-1.svg' },
  alt: alt('Amara Nsubuga'),
};

export const principals: readonly Person[] = [
  amara,
  {
    name: 'Jonas Winther',
    role: 'Principal, logistics',
    text: 'Ran a container terminal before he advised one. Counts in hours at the quay.',
    image: { picture: 'board-2.svg' },
    alt: alt('Jonas Winther'),
  },
  {
    name: 'Priya Raman',
    role: 'Principal, technology',
    text: 'Builds the first version herself, so that the estimate for the second is honest.',
    image: { picture: 'board-3.svg' },
    alt: alt('Priya Raman'),
  },
];
