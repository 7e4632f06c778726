import { useIslandAttributes } from '#island';
import type { Ui } from '../../../content/schema/ui.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';

type SupportCardProps = { words: Preview['support']; links: Ui['links'] };

/** Support hours, and a link to the external ticket site. */
export function SupportCard({ words, links }: SupportCardProps) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <aside className="support-card night" aria-label={words.eyebrow} {...revealed}>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <ButtonLink href={words.button.href} links={links}>
        {words.button.title}
      </ButtonLink>
    </aside>
  );
}
