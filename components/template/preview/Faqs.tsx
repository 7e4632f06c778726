import type { Ui } from '../../../content/schema/ui.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Band } from '../../section/Band.tsx';
import { Accordion } from '../accordion/Accordion.tsx';
import { SupportCard } from './SupportCard.tsx';

type FaqsProps = { words: Preview['faqs']; support: Preview['support']; links: Ui['links'] };

/** Questions and answers, with a link to a person beside them. */
export function Faqs({ words, support, links }: FaqsProps) {
  const items = words.items.map(({ question, answer }) => ({ title: question, text: answer }));
  return (
    <Band id="faqs" layout="faqs">
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.heading}</h2>
        <p className="faqs-text">{words.text}</p>
        <Accordion items={items} />
      </div>
      <SupportCard words={support} links={links} />
    </Band>
  );
}
