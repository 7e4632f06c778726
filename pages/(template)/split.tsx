import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as splits } from '../../components/template/split/Split.examples.tsx';
import { examples as use } from '../../components/template/split/SplitUse.examples.tsx';

export const head = specimenHead;

export default function SplitPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={splits} name="Picture first" eyebrow="Split 01" />
      <Example of={splits} name="On night" eyebrow="Split 02" ground="night" />
      <Example of={splits} name="Words first" eyebrow="Split 03" />
      <Example of={use} name="Which order" eyebrow="Split 04" ground="raised" />
      <Example of={use} name="How it behaves" eyebrow="Split 05" />
      <Example of={use} name="To copy" eyebrow="Split 06" ground="raised" />
    </Specimen>
  );
}
