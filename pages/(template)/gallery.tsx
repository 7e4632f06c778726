import { examples as galleries } from '../../components/template/lightbox/LightboxGallery.examples.tsx';
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
    </Specimen>
  );
}
