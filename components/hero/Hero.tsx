import type { Home } from '../../content/schema/home.ts';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { HeroActions } from './HeroActions.tsx';
import { HeroPanel } from './HeroPanel.tsx';
import { HeroTabs } from './HeroTabs.tsx';

type HeroProps = { hero: Home['hero']; title: string; eyebrow: string };

/**
 * The opening of the home page: its panels, one at a time with script, all of them without. If there
 * is none, the title takes their place.
 */
export function Hero({ hero, title, eyebrow }: HeroProps) {
  if (hero.panels.length === 0)
    return (
      <section className="hero night">
        <div className="page-width hero-words">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1>{title}</h1>
          <HeroActions hero={hero} />
        </div>
      </section>
    );
  return (
    <section className="hero night">
      <h1 className="visually-hidden">{title}</h1>
      <div className="hero-panels">
        {hero.panels.map((panel, index) => (
          <HeroPanel key={panel.title} hero={hero} panel={panel} eyebrow={eyebrow} index={index} />
        ))}
      </div>
      {hero.panels.length > 1 && <HeroTabs label={hero.tabs} panels={hero.panels} />}
    </section>
  );
}
