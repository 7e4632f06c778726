import type { ReactNode } from 'react';
import type { Content } from '../../content/index.ts';
import type { HeroPanel } from '../../content/schema/home.ts';
import { BoardCard } from '../board/BoardCard.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { ContactFacts } from '../contact/ContactFacts.tsx';
import { Figures } from '../figures/Figures.tsx';
import { History } from '../history/History.tsx';
import { LatestInsights } from '../insights/LatestInsights.tsx';
import { fillPlace } from '../opening/fill-place.ts';
import { Opening } from '../opening/Opening.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { Reasons } from '../reasons/Reasons.tsx';
import { CaseTable } from './CaseTable.tsx';
import { ServiceLedger } from './ServiceLedger.tsx';

/** Everything on the home page, in reading order, with nothing folded away. */
export function Briefing({ content }: { content: Content }) {
  const { briefing, home, services, cases, board, insightsPage, site, contact, ui } = content;
  const { whoWeAre, servicesIntro, reachIntro, why, history } = home;
  const { columns } = briefing;
  return (
    <>
      <Opening
        eyebrow={fillPlace(home.hero.eyebrow, content)}
        title={briefing.title}
        text={briefing.text}
        image={home.hero.panels[0]?.image ?? contact.opening.image}
      />
      <div className="briefing">
        <p className="page-width briefing-print screen-only">
          <PrintButton label={briefing.print} />
        </p>
        {home.hero.panels.length > 0 && (
          <BriefingSection id="practice" heading={home.hero.tabs} lead={site.tagline}>
            <PracticePanels panels={home.hero.panels} />
          </BriefingSection>
        )}
        <BriefingSection id="firm" heading={whoWeAre.eyebrow} lead={whoWeAre.lead}>
          {home.hero.panels.length === 0 && <p>{site.tagline}</p>}
          {whoWeAre.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures items={whoWeAre.facts} />
        </BriefingSection>
        <BriefingSection id="services" heading={servicesIntro.eyebrow} lead={servicesIntro.heading}>
          <p className="briefing-intro">{servicesIntro.text}</p>
          <ServiceLedger
            label={servicesIntro.slider}
            services={services}
            practices={content.practices}
            columns={columns}
          />
        </BriefingSection>
        {cases.length > 0 && (
          <BriefingSection id="cases" heading={reachIntro.eyebrow} lead={reachIntro.heading}>
            <p className="briefing-intro">{reachIntro.text}</p>
            <CaseTable
              label={reachIntro.cases}
              cases={cases}
              columns={columns}
              ask={reachIntro.ask}
              words={ui.coordinates}
              separator={content.site.separator}
            />
          </BriefingSection>
        )}
        <BriefingSection id="reasons" heading={why.eyebrow} lead={why.heading}>
          <Reasons reasons={why.reasons} />
        </BriefingSection>
        {board.length > 0 && (
          <BriefingSection id="board" heading={why.board}>
            <ul className="briefing-board">
              {board.map((member) => (
                <li key={member.clientName}>
                  <BoardCard member={member} separator={content.site.separator} />
                </li>
              ))}
            </ul>
          </BriefingSection>
        )}
        {history.items.length > 0 && (
          <BriefingSection id="history" heading={history.eyebrow} lead={history.heading}>
            <History items={history.items} />
          </BriefingSection>
        )}
        {content.insights.length > 0 && (
          <BriefingSection
            id="insights"
            heading={insightsPage.words.latest}
            lead={insightsPage.words.latestHeading}
          >
            <LatestInsights content={content} />
          </BriefingSection>
        )}
        <BriefingSection id="contact" heading={briefing.contact}>
          <ContactFacts site={site} words={contact.facts} />
          <ButtonLink href={home.hero.callBack.href} arrow>
            {home.hero.callBack.title}
          </ButtonLink>
        </BriefingSection>
      </div>
    </>
  );
}

type BriefingSectionProps = {
  id: string;
  /** Beside the part on wide screens, and above it on others. */
  heading: string;
  /** The sentence that the part begins with. */
  lead?: string | undefined;
  children: ReactNode;
};

function BriefingSection({ id, heading, lead, children }: BriefingSectionProps) {
  return (
    <section id={id} className="briefing-section page-width">
      <h2>{heading}</h2>
      <div>
        {lead && <p className="briefing-lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** The parts of the work, one below another. */
function PracticePanels({ panels }: { panels: readonly HeroPanel[] }) {
  return (
    <dl className="practice-panels">
      {panels.map(({ title, tabline, headline, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <p className="briefing-headline">{headline}</p>
            <p>{tabline}</p>
            <p>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
