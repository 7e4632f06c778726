import type { HeroPanel } from '../../content/schema/home.ts';
import { numberLabel } from '../text/number-label.ts';

/** Links to the hero's panels. Script turns them into tabs. */
export function HeroTabs({ label, panels }: { label: string; panels: readonly HeroPanel[] }) {
  return (
    <div className="page-width hero-tabs">
      <ul data-tabs data-chosen="0" aria-label={label}>
        {panels.map((panel, index) => (
          <li key={panel.title}>
            <a
              id={`tab-${index + 1}`}
              href={`#panel-${index + 1}`}
              aria-controls={`panel-${index + 1}`}
            >
              <span className="hero-tab-number" aria-hidden="true">
                {numberLabel(index)}
              </span>
              <span className="hero-tab-title">{panel.title}</span>
              <span className="hero-tab-line">{panel.tabline}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
