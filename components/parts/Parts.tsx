import { Prose } from '../prose/Prose.tsx';

type PartsProps = { sections: readonly { id: string; heading: string; html: string }[] };

/** The sections of a text: each heading is beside its paragraphs, or above them in narrow windows. */
export function Parts({ sections }: PartsProps) {
  return (
    <div className="parts">
      {sections.map(({ id, heading, html }) => (
        <section key={id} {...(id && { id, 'aria-labelledby': `${id}_title` })}>
          {id && <h2 id={`${id}_title`} dangerouslySetInnerHTML={{ __html: heading }} />}
          <Prose html={html} />
        </section>
      ))}
    </div>
  );
}
