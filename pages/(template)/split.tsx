import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as splits } from '../../components/template/split/Split.examples.tsx';

export const head = specimenHead;

export default function SplitPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={splits} name="Picture first" eyebrow="Split 01" />
      <Example of={splits} name="On night" eyebrow="Split 02" ground="night" />
      <Example of={splits} name="Words first" eyebrow="Split 03" />
    </Specimen>
  );
}
