import type { Home } from '../../content/schema/home.ts';
import { HeroPanel } from './HeroPanel.tsx';
import { HeroTabs } from './HeroTabs.tsx';

type HeroProps = { hero: Home['hero']; title: string; eyebrow: string };

/** The opening of the home page: three panels, one at a time with script, all of them without. */
export function Hero({ hero, title, eyebrow }: HeroProps) {
  return (
    <section className="hero night">
      <h1 className="visually-hidden">{title}</h1>
      <div className="hero-panels">
        {hero.panels.map((panel, index) => (
          <HeroPanel key={panel.title} hero={hero} panel={panel} eyebrow={eyebrow} index={index} />
        ))}
      </div>
      <HeroTabs label={hero.tabs} panels={hero.panels} />
    </section>
  );
}
