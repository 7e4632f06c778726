import type { TemplateContent } from '../../../content/template/index.ts';
import type { PortfolioWords } from '../../../content/template/schema/listing.ts';
import type { Work } from '../../../content/template/schema/work.ts';
import { LateStyles } from '../../document/LateStyles.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Figures } from '../../figures/Figures.tsx';
import { Neighbours } from '../listing/Neighbours.tsx';
import { Art } from '../motif/Art.tsx';

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
        <div className={`page-width work-body${layout === 'essay' ? ' pair' : ''}`}>
          {layout === 'essay' && (
            <div className="work-detail">
              <Art art={art} />
            </div>
          )}
          <WorkStory work={work} />
        </div>
        {layout === 'ledger' ? (
          <div className="work-detail">
            <Art art={detail} wide />
          </div>
        ) : (
          <Result work={work} name={words.result} />
        )}
      </article>
      <Neighbours
        items={templateWorks}
        current={work.slug}
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
    <div className={`page-width pair work-result${work.layout === 'essay' ? ' flipped' : ''}`}>
      {!inRow && (
        <div className="work-detail">
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

/** The work's client, place, date and kind. */
function WorkFacts({ work, words }: { work: Work; words: PortfolioWords['facts'] }) {
  return (
    <dl className="facts">
      {(['client', 'place', 'year', 'kind'] as const).map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{work[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The story of a work: its first sentence in large type, then part by part. */
function WorkStory({ work: { lead, parts, layout } }: { work: Work }) {
  return (
    <div className="work-story">
      <p className="work-lead">{lead}</p>
      {parts.map((part) => (
        <section key={part.title} className={layout === 'ledger' ? 'pair' : undefined}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
    </div>
  );
}
