import type { PageProps } from '#page';
import { bySlug } from '../../components/records/by-slug.ts';
import { MotifOpening } from '../../components/template/motif/MotifOpening.tsx';
import { TemplateSection } from '../../components/template/section/TemplateSection.tsx';
import type { TemplateContent } from '../../content/template/index.ts';

type Params = { specimen: string };
type Props = PageProps<TemplateContent, Params>;

export const paths = ({ templateSpecimens }: TemplateContent): Params[] =>
  templateSpecimens.map(({ slug }) => ({ specimen: slug }));

export function head({ content, params }: Props) {
  const { name, description } = bySlug(content.templateSpecimens, params.specimen);
  return { title: `${name} | ${content.templateBrand.name}`, description, noindex: true };
}

export default function SpecimenPage({ content, params }: Props) {
  const { sections, ...opening } = bySlug(content.templateSpecimens, params.specimen);
  return (
    <>
      <MotifOpening {...opening} />
      {sections.map((section) => (
        <TemplateSection key={section.eyebrow} section={section} content={content} />
      ))}
    </>
  );
}
