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
    alt: 'Waves in horizontal lines that spread from one orange point',
    caption: 'One call, heard far out',
  },
  {
    image: { picture: 'service-gallery-4.svg' },
    alt: 'Bars that grow away from an orange disc, to both sides of a line',
    caption: 'Bids and offers at noon',
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
            alt: 'A strip of film; its middle frame shows a sun that sets behind hills of lines',
            caption: 'Three frames of an evening',
          },
        ]}
      />
    ),
  },
} satisfies Examples;
