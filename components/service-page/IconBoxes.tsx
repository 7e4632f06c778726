import type { IconCard } from '../../content/schema/service-page.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ReadMore } from '../button/ReadMore.tsx';
import { Cells } from '../cells/Cells.tsx';
import { Icon } from '../icon/Icon.tsx';

/** Boxes that share their borders. Each begins with its icon. */
export function IconBoxes({ boxes, words }: { boxes: readonly IconCard[]; words: Ui['links'] }) {
  return (
    <Cells className="icon-boxes">
      {boxes.map(({ title, description, icon, alt, delay, href }) => (
        <li key={title} data-reveal="" data-delay={delay}>
          <Icon name={icon} />
          <span className="visually-hidden">{alt}</span>
          <h3>{title}</h3>
          <p>{description}</p>
          {href && <ReadMore href={href} title={title} words={words} />}
        </li>
      ))}
    </Cells>
  );
}
