import type { PageProps } from '#page';
import { bySlug } from '../../components/records/by-slug.ts';
import { Demo } from '../../components/template/demo/Demo.tsx';
import type { TemplateContent } from '../../content/template/index.ts';

type Params = { demo: string };
type Props = PageProps<TemplateContent, Params>;

export const paths = ({ templateDemos }: TemplateContent): Params[] =>
  templateDemos.map(({ slug }) => ({ demo: slug }));

export function head({ content, params }: Props) {
  const { title, brand, description } = bySlug(content.templateDemos, params.demo);
  return { title: `${title}: ${brand}`, description, noindex: true };
}

export default function Page({ content, params }: Props) {
  return <Demo demo={bySlug(content.templateDemos, params.demo)} content={content} />;
}
