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
    </Specimen>
  );
}
