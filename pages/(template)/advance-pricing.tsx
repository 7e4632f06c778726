import { examples as calls } from '../../components/template/call/CallToAction.examples.tsx';
import { examples as comparisons } from '../../components/template/pricing/PricingComparison.examples.tsx';
import { examples as plans } from '../../components/template/pricing/PricingTable.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function AdvancePricingPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example
        of={comparisons}
        name="Line by line"
        eyebrow="Comparison"
        heading="Every line of every plan."
        text="Read down for what a plan holds, across for what it lacks."
      />
      <Example
        of={plans}
        name="Two plans"
        eyebrow="Short form"
        ground="raised"
        heading="If two will do."
        text="Most clients start with one of these and change once."
      />
      <Example
        of={calls}
        name="As a card"
        eyebrow="Next step"
        heading="Not sure yet?"
        text="Start with the reading. It costs nothing."
      />
    </Specimen>
  );
}
