import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Enquiry, textOf } from './enquiry.ts';

/** The document around each page of the mailbox. */
export function MailboxDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · Local mailbox`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="/mailbox/mailbox.css" />
      </head>
      <body>
        <main>
          <h1 dir="auto">{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

/** The subject of an enquiry, which the API calls its title. Never empty. */
export function subjectOf(enquiry: Enquiry): string {
  return textOf(enquiry.template_params.title).trim() || 'No subject';
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** When an enquiry arrived, in this machine's local time. */
export function ReceivedAt({ enquiry: { receivedAt } }: { enquiry: Enquiry }) {
  return <time dateTime={receivedAt}>{format.format(new Date(receivedAt))}</time>;
}

/** The button that deletes an enquiry. */
export function DeleteForm({ enquiry }: { enquiry: Enquiry }) {
  return (
    <form method="post" action={`/mailbox/${enquiry.id}/delete`}>
      <button type="submit" aria-label={`Delete ${subjectOf(enquiry)}`}>
        Delete
      </button>
    </form>
  );
}

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

/** A page of the mailbox as HTML. */
export function render(page: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
