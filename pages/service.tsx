import type { PageProps } from '#page';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { fillPlace } from '../components/opening/fill-place.ts';
import { Opening } from '../components/opening/Opening.tsx';
import { Section } from '../components/section/Section.tsx';
import { Gallery } from '../components/service-page/Gallery.tsx';
import { IconBoxes } from '../components/service-page/IconBoxes.tsx';
import { OfferDetails } from '../components/service-page/OfferDetails.tsx';
import { ServiceCards } from '../components/service-page/ServiceCards.tsx';
import { Steps } from '../components/steps/Steps.tsx';
import type { Content } from '../content/index.ts';

export const head = ({ content }: PageProps<Content>) => content.servicePage.head;

export default function ServicePage({ content }: PageProps<Content>) {
  const { opening, cards, offers, iconBoxes, process, gallery } = content.servicePage;
  const { links } = content.ui;
  return (
    <>
      <Opening {...opening} eyebrow={fillPlace(opening.eyebrow, content)} />
      <Section {...cards}>
        <ServiceCards cards={content.offers} words={links} />
      </Section>
      <Section id="offers" ground="raised" {...offers}>
        <OfferDetails
          offers={content.offers}
          cases={content.cases}
          references={content.references}
          words={offers.words}
        />
      </Section>
      <Section id="included" {...iconBoxes}>
        <IconBoxes boxes={iconBoxes.items} words={links} />
      </Section>
      <Section id="steps" ground="night" {...process}>
        <Steps
          items={process.items.map(({ title, description }) => ({ title, text: description }))}
          each={(index) => ({ 'data-reveal': '', 'data-delay': index * 80 })}
        />
        {process.callBack && (
          <ButtonLink href={process.callBack.href} arrow>
            {process.callBack.title}
          </ButtonLink>
        )}
      </Section>
      <Section id="gallery" {...gallery}>
        <Gallery pictures={gallery.items} />
      </Section>
    </>
  );
}
