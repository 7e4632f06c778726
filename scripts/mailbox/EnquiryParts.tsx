import { type Enquiry, textOf } from './enquiry.ts';

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
