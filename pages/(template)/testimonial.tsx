import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as testimonials } from '../../components/template/testimonials/Testimonials.examples.tsx';

export const head = specimenHead;

export default function TestimonialPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example
        of={testimonials}
        name="One voice"
        eyebrow="A client of nine years"
        heading="The short version."
        text="From the chief executive of a food company."
      />
      <Example
        of={testimonials}
        name="Side by side"
        eyebrow="Three sectors"
        ground="raised"
        heading="Ports, farms and power."
        text="Three clients who do not know each other."
      />
      <Example
        of={testimonials}
        name="One under another"
        eyebrow="In full"
        heading="Everyone who answered."
        text="We asked five clients in spring. These are their words, unedited."
      />
    </Specimen>
  );
}
