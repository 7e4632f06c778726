import type { CaseStudy } from '../../content/schema/case-study.ts';

/** City and country. A city that is also a country is named once. */
export const placeOf = ({ location, country }: CaseStudy, separator: string) =>
  location === country ? location : location + separator + country;
