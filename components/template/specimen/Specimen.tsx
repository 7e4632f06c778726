import type { ReactNode } from 'react';
import type { SpecimenPage } from '../../../content/template/schema/specimen-page.ts';
import { MotifOpening } from '../motif/MotifOpening.tsx';

type SpecimenProps = { page: SpecimenPage; children: ReactNode };

/** A page that shows one kind of component: its opening, and the examples. */
export function Specimen({ page, children }: SpecimenProps) {
  const { eyebrow, title, text, motif } = page;
  return (
    <>
      <MotifOpening eyebrow={eyebrow} title={title} text={text} motif={motif} />
      {children}
    </>
  );
}
