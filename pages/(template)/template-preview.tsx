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
import { PriceAndContents } from '../../components/template/preview/PriceAndContents.tsx';
import { Reviews } from '../../components/template/preview/Reviews.tsx';
import { SpeedScore } from '../../components/template/preview/SpeedScore.tsx';
import type { TemplateContent } from '../../content/template/index.ts';

type Props = PageProps<TemplateContent>;

export const head = ({ content }: Props) => ({ ...content.templatePreview.head, noindex: true });

export default function TemplatePreviewPage({ content }: Props) {
  const { claims, ...performance } = content.templatePreview.performance;
  const { items, ...features } = content.templatePreview.features;
  return (
    <>
      <LateStyles />
      <PreviewHero content={content} />
      <DemoGallery content={content} />
      <InnerPages content={content} />
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
      <PriceAndContents content={content} />
      <SpeedScore content={content} />
      <Faqs content={content} />
      <Reviews words={content.templatePreview.reviews} />
    </>
  );
}
