import { HeroWords } from '../hero-words/HeroWords.tsx';
import { type PreviewProps, Thumbnail, thumbnailsOf } from './PageCard.tsx';

/** The opening of the preview page: the claim, two links, and a wall of screenshots. */
export function PreviewHero({ content }: PreviewProps) {
  const { hero: words } = content.templatePreview;
  const shots = words.shots.filter(({ name }) => name in content.templateThumbnails);
  return (
    <section className="preview-hero night">
      <div className="page-width pair">
        <HeroWords
          eyebrow={words.eyebrow}
          title={words.headline}
          text={words.text}
          actions={[{ title: words.demos, href: '#demo' }, content.templateBrand.purchase]}
          links={content.ui.links}
        />
        <div className="preview-hero-wall" aria-hidden="true">
          {shots.map(({ name, theme }) => (
            <Thumbnail key={name} {...thumbnailsOf(name)} only={theme} first />
          ))}
        </div>
      </div>
    </section>
  );
}
