import Frame from '../../frame.jsx';
import { read, slugs } from '../../notes.mjs';

export const getStaticPaths = () => ({
  paths: slugs().map((slug) => ({ params: { slug } })),
  fallback: false,
});

export const getStaticProps = ({ params }) => ({ props: read(params.slug) });

export default function Note({ title, summary, paragraphs }) {
  return (
    <Frame title={title} summary={summary}>
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
    </Frame>
  );
}
