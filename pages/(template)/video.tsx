import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as videos } from '../../components/template/video/Video.examples.tsx';
import { examples as use } from '../../components/template/video/VideoUse.examples.tsx';

export const head = specimenHead;

export default function VideoPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={videos} name="A wide frame" eyebrow="Video 01" />
      <Example of={videos} name="Beside a text" eyebrow="Video 02" ground="raised" />
      <Example of={use} name="What happens when" eyebrow="Video 03" />
      <Example of={use} name="What to film" eyebrow="Video 04" ground="raised" />
      <Example of={use} name="To copy" eyebrow="Video 05" />
    </Specimen>
  );
}
