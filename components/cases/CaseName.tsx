import type { CaseStudy } from '../../content/schema/case-study.ts';

/** The name of a case study. It links to the case's page, if it has one. */
export function CaseName({ study: { slug, name, story } }: { study: CaseStudy }) {
  return story ? <a href={`/cases/${slug}/`}>{name}</a> : name;
}
