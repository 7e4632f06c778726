import { useLayoutEffect, useRef, useState } from 'react';
import { island } from '#island';
import type { EnquiryForm as AllWords } from '../../content/schema/enquiry-form.ts';
import type { EnquiryService } from '../../content/schema/enquiry-service.ts';
import { EnquiryField } from './EnquiryField.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import { EnquirySubmit } from './EnquirySubmit.tsx';
import { EnquiryTrap } from './EnquiryTrap.tsx';
import { EnquiryWays } from './EnquiryWays.tsx';
import { blankEnquiry, type Enquiry, fieldNames } from './enquiry.ts';
import { readEnquiry } from './form-controls.ts';
import { mailLink, mailText } from './mail-link.ts';
import { type FormStates, hasWays, noticeOf } from './state-notice.ts';
import { useEnquiry } from './use-enquiry.ts';
import { useMissingService } from './use-missing-service.ts';

type EnquiryFormProps = {
  id: string;
  words: Omit<AllWords, 'heading' | 'required' | 'clear'>;
  states: FormStates;
  /** Phone number for dialing. */
  phone: string;
  email: string;
  lang: string;
  service: EnquiryService;
  /** Address of the file that holds the e-mail client. */
  clientUrls: readonly string[];
};

/** The enquiry form. Without script it hands what is written to the visitor's e-mail program. */
function EnquiryForm(props: EnquiryFormProps) {
  const { id, words, states, phone, email, lang, service, clientUrls } = props;
  const form = useRef<HTMLFormElement>(null);
  // The controls hold the text, so that what is typed before hydration stays; this follows them.
  const [typed, setTyped] = useState(blankEnquiry);
  const linkTo = (enquiry: Enquiry) => mailLink(email, enquiry, words, location.href);
  const isMissing = useMissingService(service);
  const openMail = (enquiry: Enquiry) => location.assign(linkTo(enquiry));
  const enquiry = useEnquiry({ form, settings: service, openMail, clientUrls, lang });
  const { state } = enquiry;

  useLayoutEffect(() => {
    if (!form.current) return;
    // Else the browser's own messages would come before ours.
    form.current.noValidate = true;
    setTyped(readEnquiry(form.current));
  }, []);

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
        enquiry.correct(currentTarget);
      }}
      onReset={() => {
        setTyped(blankEnquiry);
        enquiry.clear();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void enquiry.submit(event.currentTarget);
      }}
    >
      {fieldNames.map((field) => (
        <EnquiryField
          key={field}
          field={field}
          words={words.fields[field]}
          counters={words}
          lang={lang}
          text={typed[field]}
          error={state.name === 'invalid' ? state.errors[field] : undefined}
          isReadOnly={state.name === 'sending'}
        />
      ))}
      <EnquiryTrap label={words.trap} />
      <EnquiryNotice notice={noticeOf(state, words, states, lang)}>
        {hasWays(state) && (
          <EnquiryWays
            words={states.actions}
            phone={phone}
            mailLink={linkTo(typed)}
            text={mailText(typed, words, location.href)}
          />
        )}
      </EnquiryNotice>
      <EnquirySubmit state={state} words={words} actions={states.actions} isByMail={isMissing} />
    </form>
  );
}

export default island({ name: 'EnquiryForm', hydrate: 'interaction' }, EnquiryForm);
