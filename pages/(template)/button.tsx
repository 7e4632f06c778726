import { examples as buttons } from '../../components/template/buttons/ButtonTable.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function ButtonPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={buttons} name="By weight" eyebrow="Buttons 01" />
      <Example of={buttons} name="By what they do" eyebrow="Buttons 02" ground="raised" />
    </Specimen>
  );
}
