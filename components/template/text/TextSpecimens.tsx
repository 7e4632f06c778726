import { usePage } from '#page';
import type { TemplateContent } from '../../../content/template/index.ts';
import { Prose } from '../../prose/Prose.tsx';
import { Section } from '../../section/Section.tsx';
import { scriptRules } from '../../text/script-rules.ts';

type TextSpecimensProps = { texts: TemplateContent['templateTexts']; eyebrow: string };

/** Headings one step lower, since a language's name stands above those of its texts. */
const lowered = (html: string) =>
  html.replace(/(<\/?h)([345])\b/g, (_tag, start, level) => `${start}${Number(level) + 1}`);

/** All of Markdown in several languages: links to each, then one band for each. */
export function TextSpecimens({ texts, eyebrow }: TextSpecimensProps) {
  const { addRule } = usePage();
  for (const [selector, rules] of texts.flatMap(({ lang }) => scriptRules(lang)))
    addRule(selector, rules);
  const inOrder = texts.toSorted((one, other) => one.order - other.order);
  return (
    <>
      <Section eyebrow={eyebrow}>
        <ul className="text-languages" id="languages">
          {inOrder.map(({ slug, title, lang }) => (
            <li key={slug}>
              <a href={`#text_${slug}`} lang={lang}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      {inOrder.map(({ slug, title, lang, dir, sections }, index) => (
        <div key={slug} id={`text_${slug}`} lang={lang} dir={dir}>
          <Section eyebrow={lang} heading={title} ground={index % 2 ? 'paper' : 'raised'}>
            {sections.map(({ id, heading, html }) => (
              <div key={id} id={id || undefined} className="text-specimen">
                {heading && <h3 dangerouslySetInnerHTML={{ __html: heading }} />}
                <Prose html={lowered(html)} />
              </div>
            ))}
          </Section>
        </div>
      ))}
    </>
  );
}
