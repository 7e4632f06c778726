import { createElement } from 'react';
import { iconClass, shapesOf } from './icon-shapes.ts';

/** A Lucide icon as inline SVG, hidden from assistive technology: there are words beside it. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className={iconClass(name)} viewBox="0 0 24 24" aria-hidden="true">
      {shapesOf(name).map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
