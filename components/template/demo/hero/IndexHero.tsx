import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { HeroWords } from './HeroWords.tsx';

/** The work itself as a list of large lines. */
export function IndexHero({ hero }: { hero: HeroOf<'index'> }) {
  return (
    <div className="page-width index-hero">
      <HeroWords hero={hero} />
      <ol>
        {hero.lines.map(({ title, note, href }) => (
          <li key={title}>
            <a href={href}>
              <span className="index-hero-title">{title}</span>
              <span className="index-hero-note">{note}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
