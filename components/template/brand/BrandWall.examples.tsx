import type { Examples } from '../specimen/Example.tsx';
import { BrandWall } from './BrandWall.tsx';

const brands = [
  { name: 'Nordhavn', mark: 'M2 18h20M5 13h14M8 8h8M11 3h2' },
  { name: 'Altiplano', mark: 'M2 20 9 6l4 7 3-4 6 11z' },
  { name: 'Brevik', mark: 'M4 4v16M4 12h11M15 4v16M20 8v8' },
  { name: 'Kano', mark: 'M4 4h16v16H4zM4 12h16M12 4v16' },
  { name: 'Lakeside', mark: 'M2 8q5-4 10 0t10 0M2 14q5-4 10 0t10 0M2 20q5-4 10 0t10 0' },
  { name: 'Orbita', mark: 'M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0' },
  { name: 'Quarry & Sons', mark: 'M3 20h18M6 20V9h5v11M13 20V4h5v16' },
  { name: 'Solveig', mark: 'M12 2v5M12 17v5M2 12h5M17 12h5M12 8a4 4 0 1 0 .1 0' },
  { name: 'Tern', mark: 'M2 8q6 0 10 8 4-8 10-8' },
  { name: 'Umoja', mark: 'M8 5a7 7 0 1 0 .1 0M16 5a7 7 0 1 0 .1 0' },
  { name: 'Vesper', mark: 'M3 5l9 15 9-15M8 5l4 7 4-7' },
  { name: 'Wadi', mark: 'M2 5h20M5 10h14M2 15h20M5 20h14' },
];

export const examples = {
  'In cells': {
    note: 'Twelve marks in cells that share their borders.',
    shows: <BrandWall layout="cells" brands={brands} />,
  },
  'On one line': {
    note: 'Five marks between two rules, under a headline or over a footer.',
    shows: <BrandWall layout="line" brands={brands.slice(4, 9)} />,
  },
} satisfies Examples;
