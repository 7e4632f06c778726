import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { Gallery } from '../../../service-page/Gallery.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** Pictures in a staggered row. */
export function PictureGallery({ section }: { section: SectionOf<'gallery'> }) {
  return (
    <SectionFrame section={section}>
      <Gallery pictures={section.pictures} />
    </SectionFrame>
  );
}
