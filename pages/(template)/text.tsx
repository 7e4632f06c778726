import { Specimen } from '../../components/template/specimen/Specimen.tsx';
import {
  type SpecimenProps,
  specimenHead,
  specimenPage,
} from '../../components/template/specimen/specimen-page.ts';
import { TextSpecimens } from '../../components/template/text/TextSpecimens.tsx';

export const head = specimenHead;

export default function TextPage(props: SpecimenProps) {
  const page = specimenPage(props);
  return (
    <Specimen page={page}>
      <TextSpecimens texts={props.content.templateTexts} eyebrow={page.name} />
    </Specimen>
  );
}
