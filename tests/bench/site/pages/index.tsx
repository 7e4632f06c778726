import type { PageProps } from '#page';
import type { Content } from '../content/index.ts';

export const head = { title: 'Notes', description: 'All notes.' };

export default function NotesPage({ content }: PageProps<Content>) {
  return (
    <>
      <h1>Notes</h1>
      <ul>
        {content.notes.slice(0, 100).map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/notes/${slug}/`}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
