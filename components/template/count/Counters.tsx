import { useIslandAttributes } from '#island';
import { Icon } from '../../icon/Icon.tsx';
import { CountNumber } from './CountNumber.tsx';

export type CountersProps = {
  /** A ruled row, cells that share their borders, or a list beside a text. */
  layout: 'row' | 'cells' | 'list';
  items: readonly { value: number; unit?: string; label: string; icon?: string }[];
};

/** Numbers, each of which counts up once half of it is in view. */
export function Counters({ layout, items }: CountersProps) {
  const counted = useIslandAttributes('Count', 'visible');
  return (
    <dl className={`counters counters-${layout}`}>
      {items.map(({ value, unit, label, icon }) => (
        <div key={label} {...counted}>
          <dt>
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd>
            <CountNumber value={value} {...(unit && { unit })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
