import { Prose } from './Prose.tsx';

/** A section of a text, as HTML. What precedes the first heading has no id. */
export type ProseSection = { id: string; heading: string; html: string };

/** The sections of a text, each named by its heading. What precedes the first heading is no section. */
export function ProseSections({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ id, heading, html }) =>
    id ? (
      <section key={id} id={id} aria-labelledby={`${id}_title`}>
        <h2 id={`${id}_title`} dangerouslySetInnerHTML={{ __html: heading }} />
        <Prose html={html} />
      </section>
    ) : (
      <div key={id}>
        <Prose html={html} />
      </div>
    ),
  );
}
