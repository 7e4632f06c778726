import type { Ui } from '../../../content/schema/ui.ts';
import type { Hero } from '../../../content/template/schema/hero.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';

type HeroWordsProps = Pick<Hero, 'eyebrow' | 'title' | 'text' | 'actions'> & {
  layout?: 'pair';
  links?: Ui['links'];
};

/** The words of every hero: eyebrow, title, a text, and up to two links. */
export function HeroWords({ eyebrow, title, text, actions, layout, links }: HeroWordsProps) {
  return (
    <div className={layout ? `hero-words ${layout}` : 'hero-words'}>
      <div className="hero-words-title">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{title}</h1>
      </div>
      <p className="hero-words-text muted">{text}</p>
      {actions.length > 0 && (
        <p className="actions">
          {actions.map(({ title, href }, index) => (
            <ButtonLink key={title} href={href} quiet={index > 0} arrow={index === 0} links={links}>
              {title}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}
