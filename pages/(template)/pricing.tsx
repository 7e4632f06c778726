import { examples as accordions } from '../../components/template/accordion/Accordion.examples.tsx';
import { examples as plans } from '../../components/template/pricing/PricingTable.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function PricingPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example
        of={plans}
        name="Three plans"
        eyebrow="Plans"
        heading="Choose by what you need at the end."
        text="Every plan can be left at the end of a month."
      />
      <Example
        of={accordions}
        name="Any number open"
        eyebrow="Terms"
        ground="raised"
        heading="What the price holds."
        text="The same three answers that stand in the contract."
      />
    </Specimen>
  );
}
