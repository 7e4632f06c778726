import { useIslandAttributes } from '#island';
import { CountNumber } from '../count/CountNumber.tsx';
import { Bars, type BarsProps } from './Bars.tsx';

type CountedBarsProps = {
  layout: BarsProps['layout'];
  /** Values in percent. */
  items: readonly { label: string; value: number; note?: string }[];
};

/** Bars in percent. Each fills once half of its row is in view. */
export function CountedBars({ layout, items }: CountedBarsProps) {
  return (
    <Bars
      layout={layout}
      each={useIslandAttributes('Count', 'visible')}
      items={items.map((item) => ({
        ...item,
        reading: <CountNumber value={item.value} unit="%" />,
      }))}
    />
  );
}
