import type { EnquiryForm } from '../../content/schema/enquiry-form.ts';
import type { EnquiryStates } from '../../content/schema/enquiry-states.ts';
import { EnquiryIcon } from './EnquiryIcon.tsx';
import type { EnquiryState } from './enquiry-state.ts';

type EnquirySubmitProps = {
  state: EnquiryState;
  words: Pick<EnquiryForm, 'note' | 'noteLink' | 'submit'>;
  actions: EnquiryStates['actions'];
  /** There is no service: the button hands the text to the visitor's e-mail program. */
  isByMail: boolean;
};

/** The note on privacy and the one button. It keeps its place and the focus while it sends. */
export function EnquirySubmit({ state, words, actions, isByMail }: EnquirySubmitProps) {
  const isSending = state.name === 'sending';
  const isAgain = state.name === 'failed' || state.name === 'suspect';
  const label = isAgain ? actions.retry : words.submit;
  return (
    <div className="enquiry-submit">
      <p>
        {words.note} <a href={words.noteLink.href}>{words.noteLink.title}</a>
      </p>
      <button type="submit" className="button" aria-disabled={isSending || undefined}>
        {isByMail ? actions.mail : label}
        <EnquiryIcon name={isByMail ? 'mail' : 'arrow'} />
      </button>
    </div>
  );
}
