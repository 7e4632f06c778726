import { examples as walls } from '../../components/template/brand/BrandWall.examples.tsx';
import { examples as counters } from '../../components/template/count/Counters.examples.tsx';
import { examples as grids } from '../../components/template/people/People.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as splits } from '../../components/template/split/Split.examples.tsx';
import { examples as timelines } from '../../components/template/timeline/Timeline.examples.tsx';

export const head = specimenHead;

export default function AboutPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example
        of={splits}
        name="Picture first"
        eyebrow="What we do"
        heading="One line in all that noise."
        text="Firms call us when a decision is large, late and shared by too many."
      />
      <Example
        of={counters}
        name="A ruled row"
        eyebrow="In figures"
        ground="night"
        heading="Counted, not estimated."
        text="As of the end of last year, checked by people who were not asked to like them."
      />
      <Example
        of={timelines}
        name="Down the page"
        eyebrow="How we got here"
        heading="From two desks."
        text="Sixteen years, five turns, and one rule that came out of them."
      />
      <Example
        of={grids}
        name="Who answers for the work"
        eyebrow="Who we are"
        ground="raised"
        heading="Three who sign."
        text="Each contract carries the name of one of them, and that person is in the room."
      />
      <Example
        of={walls}
        name="In cells"
        eyebrow="Who we work for"
        heading="In steady company."
        text="Twelve clients who let us say so."
      />
    </Specimen>
  );
}
