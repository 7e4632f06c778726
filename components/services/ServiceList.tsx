import type { Content } from '../../content/index.ts';
import { SheetIcon } from '../icon/SheetIcon.tsx';
import { serviceHref } from '../practice/service-href.ts';

type ServiceListProps = Pick<Content, 'services' | 'practices'>;

/**
 * The services by name and icon. A name leads to the page of its practice. Without one it leads to
 * its slide, and is marked while that shows.
 */
export function ServiceList({ services, practices }: ServiceListProps) {
  return (
    <ul className="service-list screen-only" data-reveal="">
      {services.map(({ slug, title, icon }) => (
        <li key={slug}>
          <a href={serviceHref(slug, practices, '')}>
            <SheetIcon name={icon} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
