import { DeleteForm, ReceivedAt, subjectOf } from './EnquiryParts.tsx';
import { type Enquiry, textOf } from './enquiry.ts';
import { faults, noFault, type SendFault } from './faults.ts';
import { MailboxDocument, render } from './MailboxDocument.tsx';

/** The fault switch: how the next sends will fail. */
function FaultForm({ fault, once }: { fault: SendFault; once: boolean }) {
  return (
    <form className="faults" method="post" action="/mailbox/fault">
      <h2>Fault switch</h2>
      {fault !== noFault && (
        <p className="notice">
          {once ? 'Fault of the next enquiry' : 'Fault of every enquiry'}: {fault.label}
        </p>
      )}
      <p>
        <label htmlFor="fault">How sending fails</label>
        <select id="fault" name="fault" defaultValue={fault.name}>
          {faults.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p>
        <input id="once" name="once" type="checkbox" value="true" defaultChecked={once} />
        <label htmlFor="once">Only once</label>
      </p>
      <button type="submit">Set the switch</button>
    </form>
  );
}

type ListPageProps = {
  /** Newest first. */
  enquiries: readonly Enquiry[];
  /** Names of files in the folder that are not enquiries. */
  unreadable: readonly string[];
  fault: SendFault;
  once: boolean;
};

/** All enquiries and the fault switch. */
function ListPage({ enquiries, unreadable, fault, once }: ListPageProps) {
  return (
    <MailboxDocument title={headingFor(enquiries.length)}>
      {enquiries.length > 0 ? (
        <ul className="enquiries">
          {enquiries.map((enquiry) => (
            <EnquiryItem key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      ) : (
        <p>
          Submit the contact form on the <a href="/">site</a>, then reload this page.
        </p>
      )}
      {unreadable.length > 0 && (
        <p className="notice">Files that are not enquiries: {unreadable.join(', ')}</p>
      )}
      <FaultForm fault={fault} once={once} />
    </MailboxDocument>
  );
}

function EnquiryItem({ enquiry }: { enquiry: Enquiry }) {
  return (
    <li>
      <div>
        <a href={`/mailbox/${enquiry.id}/`}>
          <bdi>{subjectOf(enquiry)}</bdi>
        </a>
        <p>
          <bdi>{textOf(enquiry.template_params.name)}</bdi> <ReceivedAt enquiry={enquiry} />
        </p>
      </div>
      <DeleteForm enquiry={enquiry} />
    </li>
  );
}

function headingFor(count: number): string {
  if (count === 0) return 'No enquiries yet';
  return count === 1 ? '1 enquiry' : `${count} enquiries`;
}

/** The page that lists all enquiries. */
export function renderList(props: ListPageProps): string {
  return render(<ListPage {...props} />);
}
