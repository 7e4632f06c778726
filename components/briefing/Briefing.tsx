import type { ReactNode } from 'react';
import type { Content } from '../../content/index.ts';
import type { HeroPanel } from '../../content/schema/home.ts';
import { BoardCard } from '../board/BoardCard.tsx';
import { ContactFacts } from '../contact/ContactFacts.tsx';
import { Figures } from '../figures/Figures.tsx';
import { History } from '../history/History.tsx';
import { fillPlace } from '../opening/fill-place.ts';
import { Opening } from '../opening/Opening.tsx';
import { Reasons } from '../reasons/Reasons.tsx';
import { CaseTable } from './CaseTable.tsx';
import { ServiceLedger } from './ServiceLedger.tsx';

/** Everything on the home page, in reading order, with nothing folded away. */
export function Briefing({ content }: { content: Content }) {
  const { briefing, home, services, cases, board, site, contact, ui } = content;
  const { headings, columns } = briefing;
  return (
    <>
      <Opening
        eyebrow={fillPlace(briefing.eyebrow, content)}
        title={briefing.title}
        text={briefing.text}
        image={home.hero.panels[0]?.image ?? { picture: '' }}
      />
      <div className="briefing">
        <BriefingSection id="practice" heading={headings.practice}>
          <PracticePanels panels={home.hero.panels} />
        </BriefingSection>
        <BriefingSection id="firm" heading={headings.firm}>
          <p className="briefing-lead">{home.whoWeAre.lead}</p>
          {home.whoWeAre.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures items={home.whoWeAre.facts} />
        </BriefingSection>
        <BriefingSection id="services" heading={headings.services}>
          <p className="briefing-intro">{home.servicesIntro.text}</p>
          <ServiceLedger label={headings.services} services={services} columns={columns} />
        </BriefingSection>
        {cases.length > 0 && (
          <BriefingSection id="cases" heading={headings.cases}>
            <p className="briefing-intro">{home.reachIntro.text}</p>
            <CaseTable
              label={headings.cases}
              cases={cases}
              columns={columns}
              words={ui.coordinates}
            />
          </BriefingSection>
        )}
        <BriefingSection id="reasons" heading={headings.reasons}>
          <Reasons reasons={home.why.reasons} />
        </BriefingSection>
        {board.length > 0 && (
          <BriefingSection id="board" heading={headings.board}>
            <ul className="briefing-board">
              {board.map((member) => (
                <li key={member.clientName}>
                  <BoardCard member={member} />
                </li>
              ))}
            </ul>
          </BriefingSection>
        )}
        <BriefingSection id="history" heading={headings.history}>
          <History items={home.history.items} />
        </BriefingSection>
        <BriefingSection id="contact" heading={headings.contact}>
          <ContactFacts site={site} words={contact.facts} />
        </BriefingSection>
      </div>
    </>
  );
}

type BriefingSectionProps = { id: string; heading: string; children: ReactNode };

/** A part of the briefing. Its heading is beside it on wide screens and above it on others. */
function BriefingSection({ id, heading, children }: BriefingSectionProps) {
  return (
    <section id={id} className="briefing-section page-width">
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

/** The three parts of the work, one below another. */
function PracticePanels({ panels }: { panels: readonly HeroPanel[] }) {
  return (
    <dl className="practice-panels">
      {panels.map(({ title, tabline, headline, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <p className="briefing-lead">{headline}</p>
            <p>{tabline}</p>
            <p>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
