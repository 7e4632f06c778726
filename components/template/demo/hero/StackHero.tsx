import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { numberLabel } from '../../../text/number-label.ts';
import { HeroWords } from './HeroWords.tsx';

/** Words beside a stack of three overlapping cards. */
export function StackHero({ hero }: { hero: HeroOf<'stack'> }) {
  return (
    <div className="page-width stack-hero">
      <HeroWords hero={hero} />
      <ol>
        {hero.cards.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true">{numberLabel(index)}</span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
