import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Figures } from '../../figures/Figures.tsx';

/** Figures that count up once half of each is in view. */
export function Counters({ layout, items }: Pick<SectionOf<'counters'>, 'layout' | 'items'>) {
  return (
    <Figures
      layout={layout}
      each={useIslandAttributes('Count', 'visible')}
      items={items.map(({ value, unit, label, icon }) => ({
        label,
        value: <CountNumber value={value} unit={unit} />,
        ...(icon && { icon }),
      }))}
    />
  );
}

/** A number that counts up. Screen readers hear only the final number, once. */
export function CountNumber({ value, unit = '' }: { value: number; unit?: string | undefined }) {
  return (
    <>
      <span className="visually-hidden">{`${value}${unit}`}</span>
      <span aria-hidden="true">
        <span data-count={value}>{value}</span>
        {unit}
      </span>
    </>
  );
}
