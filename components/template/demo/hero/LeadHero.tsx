import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { WorkPicture } from '../../motif/WorkPicture.tsx';

/** The front page of a magazine: nameplate, lead story, and three more stories. */
export function LeadHero({ hero }: { hero: HeroOf<'lead'> }) {
  const { eyebrow, title, text, story, others } = hero;
  return (
    <div className="page-width lead-hero">
      <h1>{title}</h1>
      <p className="lead-hero-dateline">
        <span>{eyebrow}</span>
        <span>{text}</span>
      </p>
      <div className="lead-hero-stories">
        <article className="lead-hero-story">
          <WorkPicture
            image={story.image}
            alt={story.alt}
            sizes="(max-width: 56.25rem) 90vw, 55rem"
            first
          />
          <p className="lead-hero-topic">{story.topic}</p>
          <h2>
            <a href={story.href}>{story.title}</a>
          </h2>
          <p>{story.text}</p>
        </article>
        <div className="lead-hero-others">
          {others.map(({ topic, title: heading, text: words, href }) => (
            <article key={heading}>
              <p className="lead-hero-topic">{topic}</p>
              <h3>
                <a href={href}>{heading}</a>
              </h3>
              <p>{words}</p>
            </article>
          ))}
        </div>
      </div>
    </div>
  );
}
