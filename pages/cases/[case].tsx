import type { PageProps } from '#page';
import { CaseStory } from '../../components/case-study/CaseStory.tsx';
import { hasStory } from '../../components/cases/has-story.ts';
import { pageTitle } from '../../components/document/page-title.ts';
import type { Content } from '../../content/index.ts';

type Params = { case: string };

const toldCases = ({ cases }: Content) => cases.filter(hasStory);

export const paths = (content: Content): Params[] =>
  toldCases(content).map(({ slug }) => ({ case: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { name, description } = find(content, params).study;
  return { title: pageTitle(name, content.site), description, markdown: true };
}

export default function CasePage({ content, params }: PageProps<Content, Params>) {
  return <CaseStory {...find(content, params)} content={content} />;
}

/** A case study, and the one whose story comes after it. */
function find(content: Content, params: Params) {
  const told = toldCases(content);
  const at = told.findIndex(({ slug }) => slug === params.case);
  const study = told[at];
  if (!study) throw new Error(`there is no case study "${params.case}" with a story`);
  return { study, next: told[at + 1] ?? told[0] };
}
