import type { Examples } from '../specimen/Example.tsx';
import { LightboxGallery } from './LightboxGallery.tsx';

const pictures = [
  {
    image: { picture: 'strategic-vision.svg' },
    alt: 'A globe drawn in horizontal lines, with arcs from one point to many',
    caption: 'The globe, lit at one place',
  },
  {
    image: { picture: 'service-gallery-1.svg' },
    alt: 'Horizontal lines that step down into the rings of an open pit',
    caption: 'A pit, ring by ring',
  },
  {
    image: { picture: 'service-gallery-2.svg' },
    alt: 'Stacked containers drawn in horizontal lines beside calm water',
    caption: 'A berth at low water',
  },
  {
    image: { picture: 'service-gallery-3.svg' },
    alt: 'A noisy trace with one clear peak marked in orange',
    caption: 'One signal in a day',
  },
  {
    image: { picture: 'service-gallery-4.svg' },
    alt: 'Lines that bend around obstacles and meet again in one corridor',
    caption: 'A corridor, end to end',
  },
];

export const examples = {
  'A wall': {
    note: 'One picture leads, the others stand around it.',
    shows: <LightboxGallery layout="wall" label="The wall of pictures" pictures={pictures} />,
  },
  'One size': {
    note: 'As many columns as there is room for.',
    shows: (
      <LightboxGallery
        layout="even"
        label="Pictures of one size"
        pictures={[
          {
            image: { picture: 'insight-intelligence.svg' },
            alt: 'A lens in which crooked lines run in order',
            caption: 'Noise outside, order inside',
          },
          {
            image: { picture: 'execution-delivery.svg' },
            alt: 'Many lines that draw together into one band under a sun',
            caption: 'Many lines become one',
          },
          {
            image: { picture: 'service-gallery-6.svg' },
            alt: 'A beam of lines that falls from one lamp and widens to a stage',
            caption: 'A stage before the first broadcast',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
