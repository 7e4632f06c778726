import type { Home } from '../../content/schema/home.ts';
import { Timeline } from '../timeline/Timeline.tsx';

/** History, mission, vision and goals on one line. */
export function History({ items }: { items: Home['history']['items'] }) {
  return (
    <Timeline
      items={items.map(({ title, description }) => ({ title, text: description }))}
      each={(index) => ({ 'data-reveal': '', 'data-delay': index * 80 })}
    />
  );
}
