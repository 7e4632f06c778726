import { useIslandAttributes } from '#island';
import type { Ui } from '../../../content/schema/ui.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Band } from '../../section/Band.tsx';
import { Accordion } from '../accordion/Accordion.tsx';

type FaqsProps = { words: Preview['faqs']; support: Preview['support']; links: Ui['links'] };

/** Questions and answers, with a link to a person beside them. */
export function Faqs({ words, support, links }: FaqsProps) {
  const items = words.items.map(({ question, answer }) => ({ title: question, text: answer }));
  return (
    <Band id="faqs" layout="pair faqs">
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.heading}</h2>
        <p className="faqs-text muted">{words.text}</p>
        <Accordion items={items} />
      </div>
      <SupportCard words={support} links={links} />
    </Band>
  );
}

type SupportCardProps = { words: Preview['support']; links: Ui['links'] };

/** Support hours, and a link to the external ticket site. */
function SupportCard({ words, links }: SupportCardProps) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <aside className="support-card framed night" aria-label={words.eyebrow} {...revealed}>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h3 className="title">{words.title}</h3>
      <p className="muted">{words.text}</p>
      <ButtonLink href={words.button.href} links={links}>
        {words.button.title}
      </ButtonLink>
    </aside>
  );
}
