import { examples as use } from '../../components/template/bars/BarUse.examples.tsx';
import { examples as bars } from '../../components/template/bars/CountedBars.examples.tsx';
import { examples as rings } from '../../components/template/count/Rings.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function ProgressbarPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={bars} name="Bars with their values" eyebrow="Progress 01" />
      <Example of={rings} name="Rings of a hundred ticks" eyebrow="Progress 02" ground="night" />
      <Example of={bars} name="Thin lines" eyebrow="Progress 03" />
      <Example of={use} name="Bar, line or ring" eyebrow="Progress 04" ground="raised" />
      <Example of={use} name="What keeps it honest" eyebrow="Progress 05" />
      <Example of={use} name="To copy" eyebrow="Progress 06" ground="raised" />
    </Specimen>
  );
}
