import { useIslandAttributes } from '#island';
import { Icon } from '../../icon/Icon.tsx';
import { CountNumber } from './CountNumber.tsx';

export type CountersProps = {
  /** A ruled row, cells that share their borders, or a list beside a text. */
  layout: 'row' | 'cells' | 'list';
  items: readonly { value: number; unit?: string; label: string; icon?: string }[];
};

/** Numbers that count up together once half of them is in view. */
export function Counters({ layout, items }: CountersProps) {
  return (
    <div {...useIslandAttributes('Count', 'visible')}>
      <dl className={`counters counters-${layout}`}>
        {items.map(({ value, unit, label, icon }) => (
          <div key={label}>
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
    </div>
  );
}
