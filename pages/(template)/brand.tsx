import { examples as use } from '../../components/template/brand/BrandUse.examples.tsx';
import { examples as walls } from '../../components/template/brand/BrandWall.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function BrandPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={walls} name="On one line" eyebrow="Brands 01" />
      <Example of={walls} name="In cells" eyebrow="Brands 02" ground="raised" />
      <Example of={use} name="As words" eyebrow="Brands 03" ground="night" />
      <Example of={use} name="One mark, four sizes" eyebrow="Brands 04" />
      <Example of={use} name="Which wall, when" eyebrow="Brands 05" ground="raised" />
      <Example of={use} name="To copy" eyebrow="Brands 06" />
    </Specimen>
  );
}
