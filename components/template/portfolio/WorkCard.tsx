import type { Work } from '../../../content/template/schema/work.ts';
import { Art } from '../motif/Art.tsx';

/** A work in a list: picture, title, kind, and subject. */
export function WorkCard({ work, heading: Heading }: { work: Work; heading: 'h2' | 'h3' }) {
  const { slug, title, art, kind, place, year, summary } = work;
  return (
    <article className="work-card">
      <div className="work-card-art night">
        <Art art={art} />
      </div>
      <div className="work-card-words">
        <p className="work-card-facts">
          <span>{kind}</span> <span>{place}</span> <span>{year}</span>
        </p>
        <Heading>
          <a href={`/portfolio-details/${slug}/`}>{title}</a>
        </Heading>
        <p className="work-card-summary">{summary}</p>
      </div>
    </article>
  );
}
