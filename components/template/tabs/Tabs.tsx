import { type ReactNode, useId } from 'react';
import { Icon } from '../../icon/Icon.tsx';

export type TabsProps = {
  /** A ruled row, a boxed row, or an upright column beside the panels. */
  layout: 'ruled' | 'boxed' | 'upright';
  items: readonly { title: string; icon?: string; content: ReactNode }[];
};

/** Tabs by the ARIA pattern. Without script, links to panels that are all visible. */
export function Tabs({ layout, items }: TabsProps) {
  const id = useId();
  return (
    <div className={`tabs tabs-${layout}`}>
      <ul className="tabs-row" data-tabs="">
        {items.map(({ title, icon }, index) => (
          <li key={title}>
            <a
              id={`${id}tab${index}`}
              href={`#${id}panel${index}`}
              aria-controls={`${id}panel${index}`}
            >
              {icon && <Icon name={icon} />}
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {items.map(({ title, content }, index) => (
          <div key={title} id={`${id}panel${index}`} className="tabs-panel" data-tab={title}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
