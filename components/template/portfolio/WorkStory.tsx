import type { Work } from '../../../content/template/schema/work.ts';

/** The story of a work: its first sentence in large type, then part by part. */
export function WorkStory({ work: { lead, parts } }: { work: Work }) {
  return (
    <div className="work-story">
      <p className="work-lead">{lead}</p>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
    </div>
  );
}
