import type { Content } from '../../content/index.ts';
import { practicePage } from './practice-page.ts';

/**
 * The address of a service: the page of its practice, or else its slide on the home page. `home` is
 * empty on the home page itself, where the link stays on the page.
 */
export const serviceHref = (service: string, practices: Content['practices'], home = '/') =>
  practicePage(service, practices) ?? `${home}#service-${service}`;
