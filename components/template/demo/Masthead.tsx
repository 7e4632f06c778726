import type { Demo } from '../../../content/template/schema/demo.ts';

/** The made-up client's own header: its name, and links to the sections of its page. */
export function Masthead({ demo }: { demo: Demo }) {
  const named = demo.sections.flatMap(({ anchor, eyebrow }) =>
    anchor ? [{ anchor, eyebrow }] : [],
  );
  return (
    <div className="page-width masthead">
      <p className="masthead-brand">{demo.brand}</p>
      <nav aria-label={demo.brand}>
        <ul>
          {named.map(({ anchor, eyebrow }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{eyebrow}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
