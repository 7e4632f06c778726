import type { Enquiry } from '../enquiry.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** When an enquiry came, in the local time of this machine. */
export function ReceivedAt({ enquiry: { receivedAt } }: { enquiry: Enquiry }) {
  return <time dateTime={receivedAt}>{format.format(new Date(receivedAt))}</time>;
}
