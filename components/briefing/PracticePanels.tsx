import type { HeroPanel } from '../../content/schema/home.ts';

/** The three parts of the work, one under another. */
export function PracticePanels({ panels }: { panels: readonly HeroPanel[] }) {
  return (
    <dl className="practice-panels">
      {panels.map(({ title, tabline, headline, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <p className="briefing-lead">{headline}</p>
            <p>{tabline}</p>
            <p>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
