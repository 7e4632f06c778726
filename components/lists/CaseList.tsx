import type { Content } from '../../content/index.ts';
import { CaseName } from '../cases/CaseName.tsx';
import { placeOf } from '../cases/place-of.ts';
import { ListPage } from './ListPage.tsx';

/** The case studies, with whose work each was, where and when. */
export function CaseList({ content }: { content: Content }) {
  const entries = content.cases.map((study) => ({
    slug: study.slug,
    name: <CaseName study={study} />,
    text: study.description,
    note: [
      content.services.find(({ slug }) => slug === study.service)?.title,
      placeOf(study, content.site.separator),
      study.year,
    ]
      .filter(Boolean)
      .join('\u00a0· '),
  }));
  return <ListPage list={content.lists.cases} content={content} entries={entries} />;
}
