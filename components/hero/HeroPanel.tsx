import { usePage } from '#page';
import type { Home, HeroPanel as Panel } from '../../content/schema/home.ts';
import { heroPicture } from '../constants.ts';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Picture } from '../picture/Picture.tsx';
import { HeroActions } from './HeroActions.tsx';
import { motionRule } from './motion-rule.ts';

type HeroPanelProps = { hero: Home['hero']; panel: Panel; eyebrow: string; index: number };

/** Screens on which Hero.css puts the picture above the words. */
const upright = '(width < 56.25rem) and (height >= 30rem)';

/** One of the hero's panels: its picture, its words and its two links. */
export function HeroPanel({ hero, panel, eyebrow, index }: HeroPanelProps) {
  const { addRule } = usePage();
  const id = `panel-${index + 1}`;
  if (panel.motion) addRule(`#${id}`, motionRule(panel.motion));
  return (
    <div
      className="hero-panel"
      id={id}
      data-motion={panel.motion?.kind}
      data-tab={`${panel.title}. ${panel.tabline}`}
      {...(index === 0 && { 'data-active': '' })}
    >
      <Picture
        image={panel.image}
        alt={panel.imageAlt}
        size={heroPicture}
        widths={[heroPicture.width, 2160]}
        sizes="(min-aspect-ratio: 1440/849) 100vw, 170vh"
        narrow={{ image: panel.imageMobile, widths: [480, 780], ratio: 100 / 62, media: upright }}
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
