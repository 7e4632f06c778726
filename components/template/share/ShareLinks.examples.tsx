import type { Examples } from '../specimen/Example.tsx';
import { ShareLinks } from './ShareLinks.tsx';

const origin = 'https://parallels.example';

export const examples = {
  'In a row': {
    note: 'Under an article. The last button copies the address.',
    shows: <ShareLinks layout="row" origin={origin} title="Social share, by Parallels" />,
  },
  'In a list': {
    note: 'In a panel or on a phone, with large targets.',
    shows: <ShareLinks layout="list" origin={origin} title="Social share, by Parallels" />,
  },
  'In words': {
    note: 'Inside a text, where icons would shout.',
    shows: <ShareLinks layout="words" origin={origin} title="Social share, by Parallels" />,
  },
} satisfies Examples;
