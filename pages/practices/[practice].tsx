import type { PageProps } from '#page';
import { pageTitle } from '../../components/document/page-title.ts';
import { PracticePage as Practice } from '../../components/practice/PracticePage.tsx';
import type { Content } from '../../content/index.ts';

type Params = { practice: string };

export const paths = ({ practices }: Content): Params[] =>
  practices.map(({ slug }) => ({ practice: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { services, site } = content;
  const title = services.find(({ slug }) => slug === params.practice)?.heading ?? params.practice;
  const { description } = find(content, params);
  return { title: pageTitle(title, site), description, markdown: true };
}

export default function PracticePage({ content, params }: PageProps<Content, Params>) {
  return <Practice practice={find(content, params)} content={content} />;
}

function find({ practices }: Content, params: Params) {
  const found = practices.find(({ slug }) => slug === params.practice);
  if (!found) throw new Error(`there is no practice "${params.practice}"`);
  return found;
}
