import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { heroPicture } from '../../../constants.ts';
import { Picture } from '../../../picture/Picture.tsx';
import { HeroWords } from './HeroWords.tsx';

/** Words over one picture that fills the screen. */
export function PictureHero({ hero }: { hero: HeroOf<'picture'> }) {
  return (
    <div className="picture-hero">
      <Picture
        image={hero.image}
        alt={hero.alt}
        size={heroPicture}
        widths={[heroPicture.width, 2160]}
        sizes="(min-aspect-ratio: 1440/849) 100vw, 170vh"
        narrow={{ image: hero.imageMobile, widths: [480, 780], media: '(max-width: 56.25rem)' }}
        first
      />
      <div className="page-width">
        <HeroWords hero={hero} />
      </div>
    </div>
  );
}
