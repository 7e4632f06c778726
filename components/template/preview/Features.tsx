import { useIslandAttributes } from '#island';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Section } from '../../section/Section.tsx';

/** What comes with the template, in cells that share their borders. */
export function Features({ words }: { words: Preview['features'] }) {
  const { items, ...intro } = words;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Section id="features" {...intro}>
      <ul className="features">
        {items.map(({ icon, title, description }) => (
          <li key={title} {...revealed}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
