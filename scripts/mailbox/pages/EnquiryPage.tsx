import { type Enquiry, textOf } from '../enquiry.ts';
import { DeleteForm } from './DeleteForm.tsx';
import { MailboxDocument } from './MailboxDocument.tsx';
import { ReceivedAt } from './ReceivedAt.tsx';
import { subjectOf } from './subject.ts';

/** One enquiry with every field as it was sent. */
export function EnquiryPage({ enquiry }: { enquiry: Enquiry }) {
  const { template_params, user_id, service_id, template_id, lib_version } = enquiry;
  return (
    <MailboxDocument title={subjectOf(enquiry)}>
      <p>
        <a href="/mailbox/">All enquiries</a> · Received <ReceivedAt enquiry={enquiry} />
      </p>
      <Facts facts={template_params} />
      <h2>Sent with</h2>
      <Facts facts={{ user_id, service_id, template_id, lib_version }} />
      <DeleteForm enquiry={enquiry} />
    </MailboxDocument>
  );
}

function Facts({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
