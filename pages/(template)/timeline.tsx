import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as timelines } from '../../components/template/timeline/Timeline.examples.tsx';
import { examples as use } from '../../components/template/timeline/TimelineUse.examples.tsx';

export const head = specimenHead;

export default function TimelinePage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={timelines} name="Down the page" eyebrow="Timeline 01" />
      <Example of={timelines} name="Along the line" eyebrow="Timeline 02" ground="raised" />
      <Example of={use} name="Which way it runs" eyebrow="Timeline 03" />
      <Example of={use} name="To copy" eyebrow="Timeline 04" ground="raised" />
    </Specimen>
  );
}
