import type { ReactNode } from 'react';
import type { Content } from '../../content/index.ts';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import { CaseName } from '../cases/CaseName.tsx';
import { fillPlace } from '../opening/fill-place.ts';
import { Opening } from '../opening/Opening.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { Band } from '../section/Band.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { fill } from '../text/fill.ts';
import { longDate } from '../text/long-date.ts';

/** What a buyer has to write into a tender form, in its terms: facts, statements, referees. */
export function ProcurementPage({ content }: { content: Content }) {
  const { cases, procurement, site } = content;
  const { words, registration, groups, statements, referees } = procurement;
  return (
    <>
      <Opening {...procurement.opening} eyebrow={fillPlace(procurement.opening.eyebrow, content)} />
      <Band>
        <SectionHead heading={words.facts} text={<PrintButton label={words.print} />} />
        <div className="procurement">
          <Group title={words.identity}>
            <Line label={words.legalName}>{site.legalName}</Line>
            <Line label={words.registration} note={registration.register}>
              <bdi>{registration.number}</bdi>
            </Line>
            <Line label={words.founded}>{site.founded.year}</Line>
            <Line label={words.address}>
              <bdi>{site.address.lines.join(site.separator)}</bdi>
            </Line>
            <Line label={words.website}>
              <bdi dir="ltr">{site.origin}</bdi>
            </Line>
          </Group>
          {groups.map(({ title, facts }) => (
            <Group key={title} title={title}>
              {facts.map(({ label, value, note, until }) => (
                <Line
                  key={label}
                  label={label}
                  note={[note, until && fill(words.until, { date: longDate(until, site.lang) })]}
                >
                  {value}
                </Line>
              ))}
            </Group>
          ))}
        </div>
      </Band>
      {statements.length > 0 && (
        <Band ground="raised">
          <h2>{words.statements}</h2>
          <div className="procurement">
            {statements.map(({ slug, title, text }) => (
              <section key={slug} id={`statement-${slug}`}>
                <h3>{title}</h3>
                <p>{text}</p>
              </section>
            ))}
          </div>
        </Band>
      )}
      {referees.length > 0 && (
        <Band>
          <SectionHead heading={words.referees} text={words.refereesText} />
          <ul className="procurement-referees">
            {referees.map(({ name, role }) => (
              <li key={name}>
                <b>{name}</b> <Role role={role} cases={cases} />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  );
}

/** What somebody was to the work. If a case is named there, its name leads to it. */
function Role({ role, cases }: { role: string; cases: readonly CaseStudy[] }) {
  const study = cases.find(({ name }) => role.includes(name));
  if (!study) return role;
  const [before, ...after] = role.split(study.name);
  return (
    <>
      {before}
      <CaseName study={study} />
      {after.join(study.name)}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

type LineProps = {
  label: string;
  /** What belongs to the fact, in parts of which some may be missing. */
  note?: string | readonly (string | undefined)[];
  children: ReactNode;
};

function Line({ label, note = [], children }: LineProps) {
  const notes = [note].flat().filter((part) => part !== undefined);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {notes.length > 0 && (
          <>
            {' '}
            <small>{notes.join(' · ')}</small>
          </>
        )}
      </dd>
    </div>
  );
}
