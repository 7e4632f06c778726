import type { PageProps } from '#page';
import { bySlug } from '../../../components/records/by-slug.ts';
import { ArticlePage } from '../../../components/template/article/ArticlePage.tsx';
import type { TemplateContent } from '../../../content/template/index.ts';

type Params = { id: string };
type Props = PageProps<TemplateContent, Params>;

export const paths = ({ templateArticles }: TemplateContent): Params[] =>
  templateArticles.map(({ slug }) => ({ id: slug }));

export function head({ content, params }: Props) {
  const { title, description } = bySlug(content.templateArticles, params.id);
  return { title, description, noindex: true };
}

export default function Page({ content, params }: Props) {
  return <ArticlePage article={bySlug(content.templateArticles, params.id)} content={content} />;
}
