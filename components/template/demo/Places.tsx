import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../content/template/schema/demo-section.ts';

/** Places with their coordinates. */
export function Places({ section }: { section: SectionOf<'places'> }) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <ul className="demo-places">
      {section.items.map(({ title, text, position }) => (
        <li key={title} {...revealed}>
          <p className="demo-places-position">{position}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
