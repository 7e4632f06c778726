import { examples as accordions } from '../../components/template/accordion/Accordion.examples.tsx';
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
    </Specimen>
  );
}
