import { examples as grids } from '../../components/template/people/People.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function TeamPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={grids} name="Who answers for the work" eyebrow="Principals" />
      <Example of={grids} name="Who does it with them" eyebrow="Advisers" ground="raised" />
      <Example of={grids} name="Room for two more" eyebrow="Join us" />
    </Specimen>
  );
}
