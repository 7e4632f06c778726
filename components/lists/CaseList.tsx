import type { Content } from '../../content/index.ts';
import { CaseName } from '../cases/CaseName.tsx';
import { placeOf } from '../cases/place-of.ts';
import { ListPage } from './ListPage.tsx';

/** The case studies, with where and when each was. */
export function CaseList({ content }: { content: Content }) {
  const entries = content.cases.map((study) => ({
    slug: study.slug,
    name: <CaseName study={study} />,
    text: study.description,
    note: `${placeOf(study, content.site.separator)} · ${study.year}`,
  }));
  return <ListPage list={content.lists.cases} content={content} entries={entries} />;
}
