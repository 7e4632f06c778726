export type TimelineProps = {
  /** Down the page on both sides of a line, or along a line in columns. */
  layout: 'down' | 'along';
  items: readonly { when: string; title: string; text: string }[];
};

/** Events in their order on one line. */
export function Timeline({ layout, items }: TimelineProps) {
  return (
    <ol className={`timeline timeline-${layout}`}>
      {items.map(({ when, title, text }) => (
        <li key={title}>
          <p className="timeline-when">{when}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
