import type { Ui } from '../../../content/schema/ui.ts';
import type { InnerPage } from '../../../content/template/schema/inner-page.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Section } from '../../section/Section.tsx';
import { Slider } from '../../slider/Slider.tsx';
import { PageCard } from './PageCard.tsx';

type InnerPagesProps = {
  pages: readonly InnerPage[];
  words: Preview['innerPages'];
  thumbnails: readonly string[];
  ui: Ui;
};

/** The slider of inner pages. */
export function InnerPages({ pages, words, thumbnails, ui }: InnerPagesProps) {
  const { slider, ...intro } = words;
  const slides = pages.map(({ isNew, ...page }) => ({
    id: `inner${page.href.replaceAll('/', '-').replace(/-$/, '')}`,
    name: page.title,
    content: (
      <PageCard {...page} badge={isNew ? 'New' : undefined} thumbnails={thumbnails} ui={ui} />
    ),
  }));
  return (
    <Section id="inner-pages" ground="raised" {...intro}>
      <Slider layout="services" label={slider} words={ui.slider}>
        {slides}
      </Slider>
    </Section>
  );
}
