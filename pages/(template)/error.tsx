import { examples as errors } from '../../components/template/error/ErrorState.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function ErrorPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={errors} name="Not found" eyebrow="Error 01" />
      <Example of={errors} name="Our fault" eyebrow="Error 02" ground="raised" />
      <Example of={errors} name="Back soon" eyebrow="Error 03" />
    </Specimen>
  );
}
