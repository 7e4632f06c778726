import type { PageProps } from '#page';
import { pageTitle } from '../../components/document/page-title.ts';
import { PracticePage as Practice } from '../../components/practice/PracticePage.tsx';
import { bySlug } from '../../components/records/by-slug.ts';
import type { Content } from '../../content/index.ts';

type Params = { practice: string };

export const paths = ({ practices }: Content): Params[] =>
  practices.map(({ slug }) => ({ practice: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { services, site } = content;
  const title = services.find(({ slug }) => slug === params.practice)?.heading ?? params.practice;
  const { description } = bySlug(content.practices, params.practice);
  return { title: pageTitle(title, site), description, markdown: true };
}

export default function PracticePage({ content, params }: PageProps<Content, Params>) {
  return <Practice practice={bySlug(content.practices, params.practice)} content={content} />;
}
