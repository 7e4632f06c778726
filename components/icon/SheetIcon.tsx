import { usePage } from '#page';
import { iconClass } from './icon-shapes.ts';

/**
 * An icon of a service or a menu entry, which no first screen shows. It is in a file of its own (`pages/icons.svg.ts`):
 * twelve of them took 0.9 kB of each page.
 */
export function SheetIcon({ name }: { name: string }) {
  return (
    <svg className={iconClass(name)} aria-hidden="true">
      <use href={`${usePage().home}icons.svg#${name}`} />
    </svg>
  );
}
