import { examples as errors } from '../../components/template/error/ErrorState.examples.tsx';
import { examples as use } from '../../components/template/error/ErrorUse.examples.tsx';
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
      <Example of={use} name="What to say" eyebrow="Error 04" ground="raised" />
      <Example of={use} name="What to leave out" eyebrow="Error 05" />
      <Example of={use} name="To copy" eyebrow="Error 06" ground="raised" />
    </Specimen>
  );
}
