import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { examples as videos } from '../../components/template/video/Video.examples.tsx';

export const head = specimenHead;

export default function VideoPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={videos} name="A wide frame" eyebrow="Video 01" />
      <Example of={videos} name="Beside a text" eyebrow="Video 02" ground="raised" />
    </Specimen>
  );
}
