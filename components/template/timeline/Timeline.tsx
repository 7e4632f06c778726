import type { SectionOf } from '../../../content/template/schema/section.ts';

type TimelineProps = Pick<SectionOf<'timeline'>, 'layout' | 'items'> & { each: object };

/** Events in columns along a line, or beside a line down the page. The saffron dot is its beginning. */
export function Timeline({ layout, items, each }: TimelineProps) {
  return (
    <ol className={`timeline timeline-${layout}`}>
      {items.map(({ when, title, text }) => (
        <li key={title} {...each}>
          <p className="timeline-when label">{when}</p>
          <h3 className="title">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
