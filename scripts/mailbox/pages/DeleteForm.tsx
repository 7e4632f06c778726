import type { Enquiry } from '../enquiry.ts';
import { subjectOf } from './subject.ts';

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
