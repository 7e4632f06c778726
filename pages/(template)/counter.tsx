import { examples as counters } from '../../components/template/count/Counters.examples.tsx';
import { examples as use } from '../../components/template/count/CounterUse.examples.tsx';
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
      <Example of={use} name="What each visitor gets" eyebrow="Counters 04" ground="raised" />
      <Example of={use} name="To count, or not" eyebrow="Counters 05" />
      <Example of={use} name="To copy" eyebrow="Counters 06" ground="raised" />
    </Specimen>
  );
}
