import { DeleteForm, ReceivedAt, subjectOf } from './EnquiryParts.tsx';
import { type Enquiry, textOf } from './enquiry.ts';
import { MailboxDocument, render } from './MailboxDocument.tsx';

/** One enquiry, with every field as it was sent. */
function EnquiryPage({ enquiry }: { enquiry: Enquiry }) {
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

/** The page that shows one enquiry. */
export function renderEnquiry(enquiry: Enquiry): string {
  return render(<EnquiryPage enquiry={enquiry} />);
}

/** The page for an enquiry that never existed or was deleted. */
export function renderNotFound(): string {
  return render(
    <MailboxDocument title="No such enquiry">
      <p>
        It may have been deleted. <a href="/mailbox/">All enquiries</a>
      </p>
    </MailboxDocument>,
  );
}
