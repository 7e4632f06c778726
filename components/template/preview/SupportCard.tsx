import { useIslandAttributes } from '#island';
import type { Ui } from '../../../content/schema/ui.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Icon } from '../../icon/Icon.tsx';

type SupportCardProps = { words: Preview['support']; links: Ui['links'] };

/** When support answers, and the way to the external ticket site. */
export function SupportCard({ words, links }: SupportCardProps) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <aside className="support-card night" aria-label={words.eyebrow} {...revealed}>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <a className="button" href={words.href} target="_blank" rel="noopener">
        {words.button}
        <Icon name="external-link" />
        <span className="visually-hidden">
          {links.external} {links.newTab}
        </span>
      </a>
    </aside>
  );
}
