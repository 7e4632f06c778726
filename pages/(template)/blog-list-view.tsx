import type { PageProps } from '#page';
import { BlogPage } from '../../components/template/blog/BlogPage.tsx';
import type { Content } from '../../content/index.ts';
import type { TemplateContent } from '../../content/template/index.ts';

type Props = PageProps<Content & TemplateContent>;

export const head = ({ content }: Props) => ({
  ...content.templateBlog.list.head,
  noindex: true,
});

export default function Page({ content }: Props) {
  return <BlogPage content={content} layout="list" />;
}
