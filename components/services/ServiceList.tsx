import type { Service } from '../../content/schema/service.ts';
import { Icon } from '../icon/Icon.tsx';

/** The services by name, each with its icon. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className="service-list" data-reveal="">
      {services.map(({ slug, title, icon }) => (
        <li key={slug}>
          <Icon name={icon} />
          {title}
        </li>
      ))}
    </ul>
  );
}
