import { usePage } from '#page';
import type { Home, HeroPanel as Panel } from '../../content/schema/home.ts';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { HeroActions } from './HeroActions.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { motionRule } from './motion-rule.ts';

type HeroPanelProps = { hero: Home['hero']; panel: Panel; eyebrow: string; index: number };

/** Screens on which Hero.css puts the picture above the words. */
const upright = '(width < 56.25rem) and (height >= 30rem)';

/** One of the hero's panels: its picture, its words and its two links. */
export function HeroPanel({ hero, panel, eyebrow, index }: HeroPanelProps) {
  const { addRule } = usePage();
  const id = `panel-${index + 1}`;
  const motion = panel.motion && motionRule(panel.motion);
  if (motion) addRule(`#${id}`, motion);
  return (
    <div
      className="hero-panel"
      id={id}
      data-motion={panel.motion?.kind}
      data-tab={`${panel.title}. ${panel.tabline}`}
      {...(index === 0 && { 'data-active': '' })}
    >
      <HeroPicture
        image={panel.image}
        alt={panel.imageAlt}
        narrow={{ image: panel.imageMobile, ratio: 100 / 62, media: upright }}
        first={index === 0}
        together={index > 0}
      />
      <div className="page-width hero-words">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2>{panel.headline}</h2>
        <p>{panel.text}</p>
        <HeroActions hero={hero} />
      </div>
    </div>
  );
}
