import type { TemplateContent } from '../../../content/template/index.ts';
import { Filter } from '../listing/Filter.tsx';
import { numberKinds } from '../listing/number-kinds.ts';
import { MotifOpening } from '../motif/MotifOpening.tsx';
import { WorkCard } from './WorkCard.tsx';

export type PortfolioLayout = 'staggered' | 'threeColumn' | 'fullWidth' | 'grid' | 'box';

type PortfolioPageProps = { content: TemplateContent; layout: PortfolioLayout };

const classes: Readonly<Record<PortfolioLayout, string>> = {
  staggered: 'page-width works works-staggered',
  threeColumn: 'page-width works works-three-column',
  fullWidth: 'works works-full-width',
  grid: 'works works-grid',
  box: 'page-width works works-box',
};

/** All works in one of five layouts, with a filter by kind. */
export function PortfolioPage({ content, layout }: PortfolioPageProps) {
  const { templateWorks: works, templatePortfolio: words } = content;
  const { kinds, counts, numberOf } = numberKinds(works, ({ kind }) => kind);
  const reachesFooter = layout === 'fullWidth' || layout === 'grid';
  return (
    <>
      <MotifOpening {...words[layout]} />
      <div className={`portfolio filtered${reachesFooter ? ' portfolio-flush' : ''}`}>
        <div className="page-width">
          <Filter kinds={kinds} counts={counts} words={words.filter} />
        </div>
        <ul className={classes[layout]}>
          {works.map((work) => (
            <li key={work.slug} data-kind={numberOf(work)}>
              <WorkCard work={work} heading="h2" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
