import { examples as galleries } from '../../components/template/lightbox/LightboxGallery.examples.tsx';
import { examples as use } from '../../components/template/lightbox/LightboxUse.examples.tsx';
import { Example } from '../../components/template/specimen/Example.tsx';
import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';

export const head = specimenHead;

export default function GalleryPage(props: SpecimenProps) {
  return (
    <Specimen page={specimenPage(props)}>
      <Example of={galleries} name="A wall" eyebrow="Gallery 01" />
      <Example of={galleries} name="One size" eyebrow="Gallery 02" ground="raised" />
      <Example of={use} name="Hand and keyboard" eyebrow="Gallery 03" />
      <Example of={use} name="Wall or rows" eyebrow="Gallery 04" ground="raised" />
      <Example of={use} name="To copy" eyebrow="Gallery 05" />
    </Specimen>
  );
}
