import { Fragment } from 'react';
import type { Content } from '../../content/index.ts';
import { BoardCard } from '../board/BoardCard.tsx';
import { enquiryHref } from '../enquiry/enquiry-href.ts';
import { fillPlace } from '../opening/fill-place.ts';
import { Opening } from '../opening/Opening.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Band } from '../section/Band.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { fill } from '../text/fill.ts';
import { type Lead, practiceLeads, writtenBy } from './people.ts';

/** Everyone who decides or leads: the board, and those who lead the practices. */
export function PeoplePage({ content }: { content: Content }) {
  const { people, board } = content;
  const leads = practiceLeads(content);
  return (
    <>
      <Opening {...people.opening} eyebrow={fillPlace(people.opening.eyebrow, content)} />
      {board.length > 0 && (
        <Band>
          <h2>{people.board}</h2>
          <ul className="people-board">
            {board.map((member, at) => (
              <li key={member.clientName}>
                <BoardCard member={member} separator={content.site.separator} eager={at === 0} />
                <Before figures={member.before} />
                <Written name={member.clientName} content={content} />
              </li>
            ))}
          </ul>
        </Band>
      )}
      {leads.length > 0 && (
        <Band ground="raised">
          <SectionHead heading={people.leads} text={people.leadsText} />
          <ul className="people-leads">
            {leads.map((lead) => (
              <li key={lead.name}>
                <LeadCard lead={lead} content={content} />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  );
}

function LeadCard({ lead, content }: { lead: Lead; content: Content }) {
  const { words } = content.people;
  return (
    <>
      <Picture
        image={lead.portrait}
        alt={lead.portraitAlt}
        widths={[240, 480]}
        ratio={5 / 6}
        sizes="(width < 36rem) 30vw, 10rem"
      />
      <div>
        <h3>{lead.name}</h3>
        <p>{lead.role}</p>
        <Before figures={lead.before} />
        <p className="people-links">
          <span>{words.leads}</span>{' '}
          {lead.leads.map(({ slug, title }) => (
            <Fragment key={slug}>
              <a href={`/practices/${slug}/`}>{title}</a>{' '}
            </Fragment>
          ))}
        </p>
        <Written name={lead.name} content={content} />
        <p className="people-links screen-only">
          <a href={enquiryHref(lead.leads[0]?.title ?? '')}>
            {fill(words.ask, { person: lead.name })}
          </a>
        </p>
      </div>
    </>
  );
}

/** What somebody did before, in figures. */
function Before({ figures }: { figures: Lead['before'] }) {
  if (figures.length === 0) return null;
  return (
    <ul className="people-before">
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b>{figure}</b> {label}
        </li>
      ))}
    </ul>
  );
}

function Written({ name, content }: { name: string; content: Content }) {
  const articles = writtenBy(name, content);
  if (articles.length === 0) return null;
  return (
    <p className="people-links">
      <span>{content.people.words.writes}</span>{' '}
      {articles.map(({ slug, title }) => (
        <Fragment key={slug}>
          <a href={`/insights/${slug}/`}>{title}</a>{' '}
        </Fragment>
      ))}
    </p>
  );
}
