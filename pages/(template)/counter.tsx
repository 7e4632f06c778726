import { examples as counters } from '../../components/template/count/Counters.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function CounterPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={counters} name="A ruled row" eyebrow="Counters 01" />
      <Example of={counters} name="A ruled list" eyebrow="Counters 02" ground="night" />
      <Example of={counters} name="Cells with icons" eyebrow="Counters 03" />
    </Specimen>
  );
}
