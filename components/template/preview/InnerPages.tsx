import { Section } from '../../section/Section.tsx';
import { Slider } from '../../slider/Slider.tsx';
import { PageCard, type PreviewProps } from './PageCard.tsx';

/** The slider of inner pages. */
export function InnerPages({ content }: PreviewProps) {
  const { slider, ...intro } = content.templatePreview.innerPages;
  const slides = content.templateInnerPages.map(({ isNew, ...page }) => ({
    id: `inner${page.href.replaceAll('/', '-').replace(/-$/, '')}`,
    name: page.title,
    content: <PageCard {...page} badge={isNew ? 'New' : undefined} content={content} />,
  }));
  return (
    <Section id="inner-pages" ground="raised" {...intro}>
      <Slider layout="services" label={slider} words={content.ui.slider}>
        {slides}
      </Slider>
    </Section>
  );
}
