type TimelineProps = {
  /** In columns along the line, or down the page with what came when beside the line. */
  layout?: 'along' | 'down';
  items: readonly { when?: string; title: string; text: string }[];
  /** Attributes of an item, such as those that reveal it. */
  each?: (index: number) => object;
};

/** Events in their order on one line; the saffron dot is where it began. */
export function Timeline({ layout = 'along', items, each }: TimelineProps) {
  return (
    <ol className={layout === 'down' ? 'timeline timeline-down' : 'timeline'}>
      {items.map(({ when, title, text }, index) => (
        <li key={title} {...each?.(index)}>
          {when && <p className="timeline-when">{when}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
