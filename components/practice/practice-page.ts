import type { Content } from '../../content/index.ts';

/** The address of the page of a service; undefined if it has none. */
export const practicePage = (service: string, practices: Content['practices']) =>
  practices.some(({ slug }) => slug === service) ? `/practices/${service}/` : undefined;
