import { examples as buttons } from '../../components/template/buttons/ButtonTable.examples.tsx';
import { examples as use } from '../../components/template/buttons/ButtonUse.examples.tsx';
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
      <Example of={use} name="In every state" eyebrow="Buttons 02" ground="raised" />
      <Example of={buttons} name="By what they do" eyebrow="Buttons 03" />
      <Example of={buttons} name="On night" eyebrow="Buttons 04" ground="night" />
      <Example of={use} name="Which one, when" eyebrow="Buttons 05" />
      <Example of={use} name="Its measures" eyebrow="Buttons 06" ground="raised" />
      <Example of={use} name="To copy" eyebrow="Buttons 07" />
    </Specimen>
  );
}
