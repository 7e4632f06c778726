import type { HeroMotion } from '../../content/schema/hero-motion.ts';

/** The files and places of a motion, as the custom properties that Hero.late.css moves by. */
export function motionRule(motion: HeroMotion): string {
  const values = Object.entries(motion).filter(([name]) => name !== 'kind');
  return values
    .map(([name, value]) => {
      const isPoint = typeof value === 'object';
      return `--${name}:${isPoint ? `${value.across}% ${value.down}%` : `url(${value})`}`;
    })
    .join(';');
}
