import type { PageProps } from '#page';
import { bySlug } from '../../../components/records/by-slug.ts';
import { WorkPage } from '../../../components/template/work/WorkPage.tsx';
import type { TemplateContent } from '../../../content/template/index.ts';

type Params = { id: string };
type Props = PageProps<TemplateContent, Params>;

export const paths = ({ templateWorks }: TemplateContent): Params[] =>
  templateWorks.map(({ slug }) => ({ id: slug }));

export function head({ content, params }: Props) {
  const { title, summary } = bySlug(content.templateWorks, params.id);
  return { title, description: summary, noindex: true };
}

export default function Page({ content, params }: Props) {
  return <WorkPage work={bySlug(content.templateWorks, params.id)} content={content} />;
}
