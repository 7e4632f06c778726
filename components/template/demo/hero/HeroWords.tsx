import type { Hero } from '../../../../content/template/schema/demo-hero.ts';
import { ButtonLink } from '../../../button/ButtonLink.tsx';
import { Eyebrow } from '../../../eyebrow/Eyebrow.tsx';

/** The words of every hero: eyebrow, title, a text, and up to two links. */
export function HeroWords({ hero }: { hero: Hero }) {
  const { eyebrow, title, text, actions } = hero;
  return (
    <div className="demo-words">
      <div className="demo-words-title">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{title}</h1>
      </div>
      <p className="demo-words-text">{text}</p>
      {actions.length > 0 && (
        <p className="demo-words-actions">
          {actions.map((action, index) => (
            <ButtonLink key={action.title} href={action.href} quiet={index > 0} arrow={index === 0}>
              {action.title}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}
