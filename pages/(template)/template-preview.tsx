import { useIslandAttributes } from '#island';
import type { PageProps } from '#page';
import { LateStyles } from '../../components/document/LateStyles.tsx';
import { Section } from '../../components/section/Section.tsx';
import { Rings } from '../../components/template/count/Rings.tsx';
import { Offers } from '../../components/template/offers/Offers.tsx';
import { DemoGallery } from '../../components/template/preview/DemoGallery.tsx';
import { Faqs } from '../../components/template/preview/Faqs.tsx';
import { InnerPages } from '../../components/template/preview/InnerPages.tsx';
import { PreviewHero } from '../../components/template/preview/PreviewHero.tsx';
import { Reviews } from '../../components/template/preview/Reviews.tsx';
import { SpeedScore } from '../../components/template/preview/SpeedScore.tsx';
import type { Content } from '../../content/index.ts';
import type { TemplateContent } from '../../content/template/index.ts';

type Props = PageProps<Content & TemplateContent>;

export const head = ({ content }: Props) => ({ ...content.templatePreview.head, noindex: true });

export default function TemplatePreviewPage({ content }: Props) {
  const { templatePreview: words, templateBrand: brand, templateThumbnails, ui } = content;
  const { claims, ...performance } = words.performance;
  const { items, ...features } = words.features;
  const thumbnails = Object.keys(templateThumbnails);
  return (
    <>
      <LateStyles />
      <PreviewHero words={words.hero} brand={brand} thumbnails={thumbnails} links={ui.links} />
      <DemoGallery
        demos={content.templateDemos}
        words={words.demos}
        thumbnails={thumbnails}
        ui={ui}
      />
      <InnerPages
        pages={content.templateInnerPages}
        words={words.innerPages}
        thumbnails={thumbnails}
        ui={ui}
      />
      <Section ground="night" {...performance}>
        <Rings items={claims} />
      </Section>
      <Section id="features" {...features}>
        <Offers
          layout="cells"
          items={items.map(({ description, ...item }) => ({ ...item, text: description }))}
          each={useIslandAttributes('Reveal', 'load')}
        />
      </Section>
      <SpeedScore words={words.speed} measured={content.templateScores} lang={content.site.lang} />
      <Faqs words={words.faqs} support={words.support} links={ui.links} />
      <Reviews words={words.reviews} />
    </>
  );
}
