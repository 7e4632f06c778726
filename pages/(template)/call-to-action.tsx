import { examples as calls } from '../../components/template/call/CallToAction.examples.tsx';
import { examples as use } from '../../components/template/call/CallUse.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function CallToActionPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={calls} name="On one line" eyebrow="Call 01" />
      <Example of={calls} name="In the middle" eyebrow="Call 02" ground="raised" />
      <Example of={calls} name="As a card" eyebrow="Call 03" />
      <Example of={calls} name="With a field" eyebrow="Call 04" ground="raised" />
      <Example of={use} name="Which one, where" eyebrow="Call 05" />
      <Example of={use} name="What to write" eyebrow="Call 06" ground="raised" />
      <Example of={use} name="To copy" eyebrow="Call 07" />
    </Specimen>
  );
}
