import { useIslandAttributes } from '#island';
import { Figures } from '../../figures/Figures.tsx';
import { CountNumber } from './CountNumber.tsx';

export type CountersProps = {
  layout: 'row' | 'cells' | 'list';
  items: readonly { value: number; unit?: string; label: string; icon?: string }[];
};

/** Figures that count up once half of each is in view. */
export function Counters({ layout, items }: CountersProps) {
  return (
    <Figures
      layout={layout}
      each={useIslandAttributes('Count', 'visible')}
      items={items.map(({ value, unit, ...item }) => ({
        ...item,
        value: <CountNumber value={value} {...(unit && { unit })} />,
      }))}
    />
  );
}
