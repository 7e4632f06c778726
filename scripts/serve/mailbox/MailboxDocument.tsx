import type { ReactNode } from 'react';
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

/** The subject of an enquiry, which the protocol calls its title; never empty. */
export function subjectOf(enquiry: Enquiry): string {
  return textOf(enquiry.template_params.title).trim() || 'No subject';
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** When an enquiry came, in the local time of this machine. */
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
