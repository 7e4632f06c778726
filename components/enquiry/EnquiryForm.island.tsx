import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { island } from '#island';
import type { EnquiryForm as AllWords } from '../../content/schema/enquiry-form.ts';
import type { EnquiryService } from '../../content/schema/enquiry-service.ts';
import { EnquiryField } from './EnquiryField.tsx';
import { EnquiryIcon } from './EnquiryIcon.tsx';
import { EnquiryStatus, type StatusWords } from './EnquiryStatus.tsx';
import {
  blankEnquiry,
  type Enquiry,
  fieldNames,
  mailLink,
  mailText,
  readEnquiry,
  trapId,
} from './enquiry.ts';
import { hasWays } from './enquiry-state.ts';
import { findMailService } from './mail-service.ts';
import { useEnquiry } from './use-enquiry.ts';
import { Words } from './Words.tsx';

type EnquiryFormProps = {
  id: string;
  words: Omit<AllWords, 'heading' | 'required' | 'kept' | 'notKept' | 'summary'> &
    StatusWords & { limits: Enquiry };
  /** Phone number for dialing. */
  phone: string;
  email: string;
  lang: string;
  service: EnquiryService;
  /** The address of the file that holds the e-mail client. */
  clientUrl: string;
};

/** The enquiry form. Without script it passes the text to the visitor's e-mail program. */
function EnquiryForm(props: EnquiryFormProps) {
  const { id, words, phone, email, lang, service, clientUrl } = props;
  const { actions } = words.states;
  const form = useRef<HTMLFormElement>(null);
  // The controls are uncontrolled, so that text typed before hydration stays. This is a copy of
  // that text.
  const [typed, setTyped] = useState(blankEnquiry);
  const [isByMail, setByMail] = useState(service.none === true);
  const linkTo = (enquiry: Enquiry) => mailLink(email, enquiry, words, location.href);
  const openMail = (enquiry: Enquiry) => location.assign(linkTo(enquiry));
  const enquiry = useEnquiry({ form, settings: service, openMail, clientUrl, lang });
  const { state } = enquiry;
  const isSending = state.name === 'sending';
  const isAgain = ['notSent', 'unclear', 'suspect'].includes(state.name);
  const send =
    state.name === 'sentAlready' ? actions.again : isAgain ? actions.retry : words.submit;
  const isWay = hasWays(state);

  useLayoutEffect(() => {
    if (!form.current) return;
    // Our messages replace the browser's.
    form.current.noValidate = true;
    setTyped(readEnquiry(form.current));
  }, []);
  // Not as the initial state, which is that of the markup, for any server.
  useEffect(() => setByMail(!findMailService(service)), [service]);

  return (
    <form
      ref={form}
      id={id}
      className="enquiry-form"
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      onInput={({ currentTarget }) => {
        setTyped(readEnquiry(currentTarget));
        enquiry.textChanged(currentTarget);
      }}
      onReset={() => {
        setTyped(blankEnquiry);
        enquiry.clear();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A password manager may fill in fields without an event.
        setTyped(readEnquiry(event.currentTarget));
        void enquiry.submit(event.currentTarget);
      }}
    >
      {fieldNames.map((field) => (
        <EnquiryField
          key={field}
          field={field}
          words={words.fields[field]}
          max={words.limits[field]}
          counters={words}
          lang={lang}
          text={typed[field]}
          error={state.name === 'invalid' ? state.errors[field] : undefined}
          isReadOnly={isSending}
        />
      ))}
      {/* A trap for bots. It has no name, so it is never sent. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={trapId}>{words.trap}</label>{' '}
        <input id={trapId} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <EnquiryStatus
        form={form}
        state={state}
        onShown={enquiry.endMessage}
        words={words}
        lang={lang}
        phone={phone}
        mailLink={isWay ? linkTo(typed) : ''}
        text={isWay ? mailText(typed, words, location.href) : ''}
        isKept={Boolean(form.current?.closest('[data-kept]'))}
      />
      {/* Not `disabled` while sending, because the button would lose the focus. */}
      <div className="enquiry-submit">
        <p>
          {words.note} <a href={words.noteLink.href}>{words.noteLink.title}</a>
        </p>{' '}
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          <Words>{isByMail ? actions.mail : send}</Words>
          <EnquiryIcon name={isByMail ? 'mail' : 'arrow'} />
        </button>
      </div>
    </form>
  );
}

export default island({ name: 'EnquiryForm', hydrate: 'resume' }, EnquiryForm);
