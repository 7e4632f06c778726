import type { CaseStudy } from '../../content/schema/case-study.ts';
import { enquiryHref } from '../enquiry/enquiry-href.ts';

/** The link to the form with a case's name as the subject. A story ends with a link of its own. */
export function AskAboutCase({ study, words }: { study: CaseStudy; words: string }) {
  return <a href={enquiryHref(study.name)}>{words}</a>;
}
