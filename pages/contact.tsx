import type { PageProps } from '#page';
import { CaseProof } from '../components/cases/CaseProof.tsx';
import { latestCase } from '../components/cases/latest-case.ts';
import { ContactFacts } from '../components/contact/ContactFacts.tsx';
import { ContactMap } from '../components/contact/ContactMap.tsx';
import { formatCoordinates } from '../components/coordinates/format-coordinates.ts';
import { Enquiry } from '../components/enquiry/Enquiry.tsx';
import { fillPlace } from '../components/opening/fill-place.ts';
import { Opening } from '../components/opening/Opening.tsx';
import { Band } from '../components/section/Band.tsx';
import { Section } from '../components/section/Section.tsx';
import { Steps } from '../components/steps/Steps.tsx';
import type { Content } from '../content/index.ts';

export const head = ({ content }: PageProps<Content>) => content.contact.head;

export default function ContactPage({ content }: PageProps<Content>) {
  const { contact, site, ui } = content;
  const { opening, facts, firstDays, map } = contact;
  const latest = latestCase(content.cases);
  return (
    <>
      <Opening {...opening} eyebrow={fillPlace(opening.eyebrow, content)} />
      <Band layout="contact-columns">
        <Enquiry contact={contact} site={site} />
        <div>
          <h2 className="visually-hidden">{facts.heading}</h2>
          <ContactFacts site={site} words={facts} />
        </div>
        <ContactMap
          site={site}
          words={map}
          coordinates={formatCoordinates(site.founded, ui.coordinates)}
        />
      </Band>
      <Section id="first-days" ground="raised" {...firstDays}>
        <Steps
          items={firstDays.items.map(({ title, description }) => ({ title, text: description }))}
        />
        {latest && (
          <div className="contact-case">
            <h2>{firstDays.case}</h2>
            <CaseProof study={latest} separator={site.separator} wide />
          </div>
        )}
      </Section>
    </>
  );
}
