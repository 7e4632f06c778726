import type { PageProps } from '#page';
import type { Content } from '../../content/index.ts';

type Note = Content['notes'][number];

export const paths = ({ notes }: Content) => notes.map(({ slug }) => ({ slug }));

export const head = (props: PageProps<Content>) => {
  const { title, summary } = noteOf(props);
  return { title, description: summary };
};

export default function NotePage(props: PageProps<Content>) {
  const { title, summary, paragraphs } = noteOf(props);
  return (
    <article>
      <h1>{title}</h1>
      <p className="summary">{summary}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href="/">All notes</a>
      </p>
    </article>
  );
}

const bySlug = new Map<string, Note>();

function noteOf({ content, params }: PageProps<Content>): Note {
  if (bySlug.size === 0) for (const note of content.notes) bySlug.set(note.slug, note);
  const note = bySlug.get(params.slug ?? '');
  if (!note) throw new Error(`there is no note ${params.slug}`);
  return note;
}
