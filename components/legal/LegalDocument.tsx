import type { Content } from '../../content/index.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Opening } from '../opening/Opening.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Band } from '../section/Band.tsx';
import { fill } from '../text/fill.ts';
import { longDate } from '../text/long-date.ts';
import { numberLabel } from '../text/number-label.ts';

type LegalDocumentProps = {
  document: Content['legal'][number];
  lang: string;
  words: Ui['navigation'];
};

/**
 * A legal text: its dates, a list of its numbered sections, and the sections themselves. What comes
 * before the first heading has no number.
 */
export function LegalDocument({ document, lang, words }: LegalDocumentProps) {
  const effective = longDate(document.effective, lang);
  const updated = longDate(document.updated, lang);
  const intro = document.sections.find(({ id }) => !id);
  const sections = document.sections.filter(({ id }) => id);
  return (
    <>
      <Opening
        eyebrow={fill(document.eyebrow, { effective, updated })}
        title={document.title}
        text={document.summary}
        image={document.image}
      />
      <Band as="div" layout="legal">
        {sections.length > 0 && (
          <nav className="legal-contents" aria-label={words.contents}>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="legal-sections">
          {intro && <Prose html={intro.html} />}
          {sections.map(({ id, heading, html }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}_title`}>
              <h2 id={`${id}_title`}>
                <span className="legal-number">{numberLabel(index)}</span>{' '}
                <span dangerouslySetInnerHTML={{ __html: heading }} />
              </h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
      </Band>
    </>
  );
}
