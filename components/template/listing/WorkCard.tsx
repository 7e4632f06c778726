import type { ListingOf } from '../../../content/template/schema/listing.ts';
import type { Work } from '../../../content/template/schema/work.ts';
import { Art } from '../motif/Art.tsx';

type WorkCardProps = {
  work: Work;
  heading: 'h2' | 'h3';
  /** What stands below the title. */
  shows?: ListingOf<'works'>['shows'];
};

/** A work in a list: picture, kind, title, and what it was about or what came of it. */
export function WorkCard({ work, heading: Heading, shows = 'summary' }: WorkCardProps) {
  const { slug, title, art, kind, place, year, figures } = work;
  const [figure] = figures;
  return (
    <article className="work-card linked">
      <div className="work-card-art">
        <Art art={art} />
      </div>
      <div className="work-card-words">
        <p className="card-facts label">
          <span>{kind}</span> <span>{place}</span> <span>{year}</span>
        </p>
        <Heading className="title">
          <a href={`/portfolio-details/${slug}/`}>{title}</a>
        </Heading>
        {shows === 'figure' && figure && (
          <p className="muted">
            <b>{figure.value}</b> {figure.label}
          </p>
        )}
        {(shows === 'summary' || shows === 'lead') && <p className="muted">{work[shows]}</p>}
      </div>
    </article>
  );
}
