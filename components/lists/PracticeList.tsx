import type { Content } from '../../content/index.ts';
import { ListPage } from './ListPage.tsx';

/** The practices in the order of the services, with what each costs to begin. */
export function PracticeList({ content }: { content: Content }) {
  const { lists, services, practices, ui } = content;
  const entries = services.flatMap(({ slug, title }) =>
    practices
      .filter((practice) => practice.slug === slug)
      .map(({ summary, fee }) => ({
        slug,
        name: <a href={`/practices/${slug}/`}>{title}</a>,
        text: summary,
        note: `${ui.practice.fee}: ${fee.range}`,
      })),
  );
  return <ListPage list={lists.practices} content={content} entries={entries} />;
}
