import { useIslandAttributes } from '#island';
import { usePage } from '#page';
import type { Contact } from '../../content/schema/contact.ts';
import type { Site } from '../../content/schema/site.ts';
import { fill } from '../text/fill.ts';
import { plural } from '../text/plural.ts';
import EnquiryForm from './EnquiryForm.island.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import { fieldNames, limitOf, makeEnquiry } from './enquiry.ts';
import { draftLifetimeMs } from './limits.ts';

const formId = 'enquiry-form';
const calm = { tone: 'calm', icon: 'mail' } as const;
const caution = { tone: 'caution', icon: 'alert' } as const;

/** The enquiry form, and what visitors must know before they type anything. */
export function Enquiry({ contact, site }: { contact: Contact; site: Site }) {
  const { assetUrl, inlineScript, route } = usePage();
  const { heading, required, kept, notKept, summary, ...words } = contact.form;
  // Formatted at build time: Intl's first call takes a phone 100 ms, and would delay the response.
  const summaries = fieldNames.map((_, index) => plural(summary, index + 1, site.lang));
  const limits = makeEnquiry((field) => limitOf(field).toLocaleString(site.lang));
  const { noScript, noKeys, restored, ...states } = contact.states;
  const { actions } = states;
  return (
    <section
      className="enquiry"
      aria-labelledby="enquiry-heading"
      {...useIslandAttributes('Enquiry', 'resume')}
    >
      <h2 id="enquiry-heading" className="visually-hidden">
        {heading}
      </h2>
      <div data-notice="noScript">
        <EnquiryNotice notice={{ ...calm, ...noScript }} />
      </div>
      {!site.enquiry.keys && !site.enquiry.none && (
        <div data-notice="noKeys">
          <EnquiryNotice notice={{ ...caution, ...noKeys }} />
        </div>
      )}
      <div data-notice="restored" hidden>
        <EnquiryNotice notice={{ tone: 'calm', icon: 'restored', ...restored }}>
          <button type="reset" form={formId}>
            {words.clear}
          </button>
        </EnquiryNotice>
      </div>
      <p className="enquiry-required">{required}</p>
      <div {...useIslandAttributes('EnquirySubject', 'visible')}>
        <EnquiryForm
          id={formId}
          words={{ ...words, summaries, limits, states }}
          phone={site.phone.number}
          email={site.email}
          lang={site.lang}
          service={site.enquiry}
          clientUrl={assetUrl('EmailClient')}
        />
      </div>
      <div data-notice="unloaded" hidden tabIndex={-1}>
        <EnquiryNotice notice={{ tone: 'error', icon: 'alert', ...states.notSent.unloaded }}>
          <a href={`mailto:${site.email}`}>{actions.mail}</a>{' '}
          <a href={`tel:${site.phone.number}`}>{actions.call}</a>{' '}
          <a href={route.path}>{actions.reload}</a>
        </EnquiryNotice>
      </div>
      <script dangerouslySetInnerHTML={{ __html: inlineScript('Enquiry') }} />
      {/* This notice only informs, so it may follow the form, whose button says the same. */}
      {site.enquiry.none && (
        <div data-notice="noKeys">
          <EnquiryNotice notice={{ ...calm, ...noKeys }} />
        </div>
      )}
      <p className="enquiry-kept">
        <span>{fill(kept, { days: draftLifetimeMs / 86_400_000 })}</span>
        <span>{notKept}</span>
      </p>
    </section>
  );
}
