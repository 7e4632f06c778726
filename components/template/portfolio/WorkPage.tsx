import type { TemplateContent } from '../../../content/template/index.ts';
import type { Work } from '../../../content/template/schema/work.ts';
import { LateStyles } from '../../document/LateStyles.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Figures } from '../../figures/Figures.tsx';
import { Neighbours } from '../listing/Neighbours.tsx';
import { Art } from '../motif/Art.tsx';
import { WorkFacts } from './WorkFacts.tsx';
import { WorkStory } from './WorkStory.tsx';

type WorkPageProps = { work: Work; content: TemplateContent };

/** A work: its facts, its story, its results, and a link to the next one. */
export function WorkPage({ work, content }: WorkPageProps) {
  const { templateWorks, templatePortfolio: words } = content;
  const { title, summary, art, detail, layout } = work;
  return (
    <>
      <LateStyles />
      <article className={`work work-${layout}`}>
        <header className="work-header night">
          <div className="page-width">
            <h1>{title}</h1>
            <p>{summary}</p>
            <WorkFacts work={work} words={words.facts} />
          </div>
          {layout !== 'essay' && <Art art={art} />}
        </header>
        {layout === 'ledger' && <Result work={work} name={words.result} />}
        <div className="page-width work-body">
          {layout === 'essay' && (
            <div className="work-detail night">
              <Art art={art} />
            </div>
          )}
          <WorkStory work={work} />
        </div>
        {layout === 'ledger' ? (
          <div className="work-detail night">
            <Art art={detail} wide />
          </div>
        ) : (
          <Result work={work} name={words.result} />
        )}
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

/** The results of a work: in one row if they come first, beside the second picture if they come last. */
function Result({ work, name }: { work: Work; name: string }) {
  const inRow = work.layout === 'ledger';
  return (
    <div className="page-width work-result">
      {!inRow && (
        <div className="work-detail night">
          <Art art={work.detail} />
        </div>
      )}
      <div>
        <Eyebrow as="h2">{name}</Eyebrow>
        <Figures layout={inRow ? 'row' : 'list'} items={work.figures} />
      </div>
    </div>
  );
}
