import type { CaseStudy } from '../../content/schema/case-study.ts';

/** What the client says of an engagement, and who says it. */
export function ClientWords({ words }: { words: NonNullable<CaseStudy['words']> }) {
  return (
    <figure className="client-words">
      <blockquote>{words.text}</blockquote>
      <figcaption>{words.from}</figcaption>
    </figure>
  );
}
