import type { Service } from '../../content/schema/service.ts';
import { Icon } from '../icon/Icon.tsx';

/** The services by name and icon. A name leads to its slide, and is marked while that shows. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className="service-list" data-reveal="">
      {services.map(({ slug, title, icon }) => (
        <li key={slug}>
          <a href={`#service-${slug}`}>
            <Icon name={icon} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
