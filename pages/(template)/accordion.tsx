import { examples as accordions } from '../../components/template/accordion/Accordion.examples.tsx';
import { examples as use } from '../../components/template/accordion/AccordionUse.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function AccordionPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={accordions} name="One open at a time" eyebrow="Accordion 01" />
      <Example of={accordions} name="Any number open" eyebrow="Accordion 02" ground="raised" />
      <Example of={accordions} name="Numbered" eyebrow="Accordion 03" />
      <Example of={use} name="Hand, key and search" eyebrow="Accordion 04" ground="raised" />
      <Example of={use} name="Folded, or not" eyebrow="Accordion 05" />
      <Example of={use} name="To copy" eyebrow="Accordion 06" ground="raised" />
    </Specimen>
  );
}
