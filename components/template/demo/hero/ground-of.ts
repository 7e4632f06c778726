import type { Hero } from '../../../../content/template/schema/demo-hero.ts';

const night: readonly Hero['kind'][] = ['picture', 'form', 'lines', 'panel', 'poster'];

/** The background of a hero, from its record or else by its kind. */
export function groundOf(hero: Hero): 'paper' | 'night' {
  if ('ground' in hero) return hero.ground;
  return night.includes(hero.kind) ? 'night' : 'paper';
}
