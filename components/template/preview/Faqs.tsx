import { useIslandAttributes } from '#island';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Band } from '../../section/Band.tsx';
import { Accordion } from '../accordion/Accordion.tsx';
import type { PreviewProps } from './PageCard.tsx';

/** Questions and answers, with a link to a person beside them. */
export function Faqs({ content }: PreviewProps) {
  const { faqs: words } = content.templatePreview;
  const items = words.items.map(({ question, answer }) => ({ title: question, text: answer }));
  return (
    <Band id="faqs" ground="raised" layout="pair faqs">
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.heading}</h2>
        <p className="faqs-text muted">{words.text}</p>
        <Accordion items={items} />
      </div>
      <SupportCard content={content} />
    </Band>
  );
}

/** Support hours, and a link to the external ticket site. */
function SupportCard({ content }: PreviewProps) {
  const { support: words } = content.templatePreview;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <aside className="support-card framed night" aria-label={words.eyebrow} {...revealed}>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h3 className="title">{words.title}</h3>
      <p className="muted">{words.text}</p>
      <ButtonLink href={words.button.href} links={content.ui.links}>
        {words.button.title}
      </ButtonLink>
    </aside>
  );
}
