import type { CaseStudy } from '../../content/schema/case-study.ts';
import { hasStory } from './has-story.ts';

/** The name of a case study. It links to the case's page, if it has one. */
export function CaseName({ study }: { study: CaseStudy }) {
  return hasStory(study) ? <a href={`/cases/${study.slug}/`}>{study.name}</a> : study.name;
}
