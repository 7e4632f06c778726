import type { Home } from '../../content/schema/home.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';

/** The hero's two links: a call back, and the services. */
export function HeroActions({ hero }: { hero: Home['hero'] }) {
  return (
    <div className="hero-actions">
      <ButtonLink href={hero.callBack.href} arrow>
        {hero.callBack.title}
      </ButtonLink>
      <ButtonLink href={hero.services.href} quiet>
        {hero.services.title}
      </ButtonLink>
    </div>
  );
}
