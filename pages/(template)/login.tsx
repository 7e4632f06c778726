import { examples as bars } from '../../components/template/bars/CountedBars.examples.tsx';
import { examples as profiles } from '../../components/template/profile/ProfileCard.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as timelines } from '../../components/template/timeline/Timeline.examples.tsx';

export const head = specimenHead;

export default function LoginPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example
        of={profiles}
        name="The card"
        eyebrow="Profile"
        heading="Who you would work with."
        text="A profile page asks for no password: everything on it is public."
      />
      <Example
        of={bars}
        name="Thin lines"
        eyebrow="Fields"
        ground="raised"
        heading="Where her time goes."
        text="Share of last year’s engagements that touched each field."
      />
      <Example
        of={timelines}
        name="Along the line"
        eyebrow="How she works"
        heading="Eleven weeks, four steps."
        text="The same for every client, which is why the date holds."
      />
    </Specimen>
  );
}
