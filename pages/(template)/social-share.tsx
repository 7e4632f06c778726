import { examples as shares } from '../../components/template/share/ShareLinks.examples.tsx';
import { examples as use } from '../../components/template/share/ShareUse.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function SocialSharePage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={shares} name="In a row" eyebrow="Share 01" />
      <Example of={shares} name="In a list" eyebrow="Share 02" ground="raised" />
      <Example of={shares} name="In words" eyebrow="Share 03" />
      <Example of={use} name="What goes where" eyebrow="Share 04" ground="raised" />
      <Example of={use} name="To copy" eyebrow="Share 05" />
    </Specimen>
  );
}
