type TimelineProps = {
  /** In columns along a horizontal line, or down the page with the dates beside the line. */
  layout?: 'along' | 'down';
  items: readonly { when: string; title: string; text: string }[];
  /** Attributes of each event, such as those that reveal it. */
  each?: object;
};

/** Events in order along one line. The saffron dot marks where it began. */
export function Timeline({ layout = 'along', items, each }: TimelineProps) {
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
