import type { PageProps } from '#page';
import { BoardSlides } from '../components/board/BoardSlides.tsx';
import { LateStyles } from '../components/document/LateStyles.tsx';
import { Eyebrow } from '../components/eyebrow/Eyebrow.tsx';
import { Hero } from '../components/hero/Hero.tsx';
import { History } from '../components/history/History.tsx';
import { LatestInsights } from '../components/insights/LatestInsights.tsx';
import { fillPlace } from '../components/opening/fill-place.ts';
import { Reach } from '../components/reach-map/Reach.tsx';
import { Reasons } from '../components/reasons/Reasons.tsx';
import { Band } from '../components/section/Band.tsx';
import { Section } from '../components/section/Section.tsx';
import { ServiceList } from '../components/services/ServiceList.tsx';
import { ServiceSlides } from '../components/services/ServiceSlides.tsx';
import { WhoWeAre } from '../components/who-we-are/WhoWeAre.tsx';
import type { Content } from '../content/index.ts';

export const head = ({ content }: PageProps<Content>) => content.home.head;

export default function HomePage({ content }: PageProps<Content>) {
  const { home, site, ui } = content;
  const { servicesIntro, reachIntro, why, history } = home;
  return (
    <>
      <Hero hero={home.hero} title={site.tagline} eyebrow={fillPlace(home.hero.eyebrow, content)} />
      <LateStyles />
      <WhoWeAre id="who-we-are" words={home.whoWeAre} cases={content.cases} />
      <Section id="our-services" ground="raised" {...servicesIntro}>
        <ServiceList services={content.services} practices={content.practices} />
        <ServiceSlides
          services={content.services}
          practices={content.practices}
          label={servicesIntro.slider}
          ui={ui}
        />
      </Section>
      {content.cases.length > 0 && (
        <Band id="our-reach" ground="night">
          <Reach
            cases={content.cases}
            services={content.services}
            practices={content.practices}
            founded={site.founded}
            words={reachIntro}
            coordinates={ui.coordinates}
            slider={ui.slider}
          />
        </Band>
      )}
      <Band id={`why-${site.slug}`} layout="why-columns">
        <div>
          <Eyebrow>{why.eyebrow}</Eyebrow>
          <h2>{why.heading}</h2>
        </div>
        <Reasons reasons={why.reasons} />
        {content.board.length > 0 && (
          <BoardSlides
            board={content.board}
            label={why.board}
            words={ui.slider}
            separator={site.separator}
          />
        )}
      </Band>
      {history.items.length > 0 && (
        <Section
          ground="raised"
          layout="history-section"
          eyebrow={history.eyebrow}
          heading={history.heading}
        >
          <History items={history.items} across />
        </Section>
      )}
      {content.insights.length > 0 && (
        <Section
          ground={history.items.length > 0 ? 'paper' : 'raised'}
          eyebrow={content.insightsPage.words.latest}
          heading={content.insightsPage.words.latestHeading}
        >
          <LatestInsights content={content} />
        </Section>
      )}
    </>
  );
}
