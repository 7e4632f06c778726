import Frame from '../frame.jsx';
import { read, slugs } from '../notes.mjs';

export const getStaticProps = () => ({
  props: { notes: slugs().slice(0, 100).map(read).map(({ slug, title }) => ({ slug, title })) },
});

export default function Home({ notes }) {
  return (
    <Frame title="Notes">
      <h1>Notes</h1>
      <ul>
        {notes.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/notes/${slug}/`}>{title}</a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
