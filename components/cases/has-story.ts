import type { CaseStudy } from '../../content/schema/case-study.ts';

/** Whether a case has a story, and thus a page of its own. */
export const hasStory = ({ sections }: CaseStudy): boolean => sections.length > 0;
