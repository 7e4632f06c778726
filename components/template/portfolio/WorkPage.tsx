import type { TemplateContent } from '../../../content/template/index.ts';
import type { Work } from '../../../content/template/schema/work.ts';
import { LateStyles } from '../../document/LateStyles.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Figures } from '../../figures/Figures.tsx';
import { Neighbours } from '../listing/Neighbours.tsx';
import { Art } from '../motif/Art.tsx';
import { WorkFacts } from './WorkFacts.tsx';

type WorkPageProps = { work: Work; content: TemplateContent };

/** A work: its facts, its story, what came of it, and the way to the next. */
export function WorkPage({ work, content }: WorkPageProps) {
  const { templateWorks, templatePortfolio: words } = content;
  const { title, summary, art, lead, parts, figures, detail } = work;
  return (
    <>
      <LateStyles />
      <article className="work">
        <header className="work-header night">
          <div className="page-width">
            <h1>{title}</h1>
            <p>{summary}</p>
            <WorkFacts work={work} words={words.facts} />
          </div>
          <Art art={art} />
        </header>
        <div className="page-width work-story">
          <p className="work-lead">{lead}</p>
          {parts.map((part) => (
            <section key={part.title}>
              <h2>{part.title}</h2>
              <p>{part.text}</p>
            </section>
          ))}
        </div>
        <div className="page-width work-result">
          <div className="night work-detail">
            <Art art={detail} />
          </div>
          <div>
            <Eyebrow as="h2">{words.result}</Eyebrow>
            <Figures layout="list" items={figures} />
          </div>
        </div>
      </article>
      <Neighbours
        items={templateWorks}
        current={work}
        base="/portfolio-details/"
        words={words.neighbours}
      />
    </>
  );
}
