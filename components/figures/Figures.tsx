import type { ReactNode } from 'react';
import { Cells } from '../cells/Cells.tsx';
import { Icon } from '../icon/Icon.tsx';

type FiguresProps = {
  /** Beside a text, in a row of large figures, in cells, or one below another. */
  layout?: 'plain' | 'row' | 'cells' | 'list';
  items: readonly { value: ReactNode; label: string; icon?: string }[];
  /** Attributes of the list, such as those that reveal it. */
  list?: object;
  /** Attributes of each figure. */
  each?: object;
};

/**
 * Figures, each with what it counts. Those that count nothing are left out, and so is a list without
 * figures.
 */
export function Figures({ layout = 'plain', items, list, each }: FiguresProps) {
  const some = items.filter(({ value }) => value !== '0');
  if (some.length === 0) return null;
  const figures = some.map(({ value, label, icon }) => (
    <div key={label} {...each}>
      <dt>
        {icon && <Icon name={icon} />}
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  ));
  if (layout === 'cells') {
    return (
      <Cells as="dl" className="figures-cells">
        {figures}
      </Cells>
    );
  }
  return (
    <dl className={layout === 'plain' ? 'figures' : `figures figures-${layout}`} {...list}>
      {figures}
    </dl>
  );
}
