/**
 * Runs in pages of the preview that have the enquiry form. Says where enquiries go. If the page has no
 * keys of a mail service, it also switches to the form as it is published, which offers the visitor's
 * e-mail program.
 */
const bar = document.createElement('aside');
bar.setAttribute('aria-label', 'Preview');
const shadow = bar.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
// Not a style element, which the pages' security policy would block.
sheet.replaceSync(`
  :host { position: fixed; inset: auto 0 0; z-index: 2147483646; padding: .75rem 1rem;
    background: #051d21; color: #e9f5f1; font: 15px/1.5 system-ui, sans-serif; }
  p { display: inline; margin: 0; }
  a { color: inherit; }
  button { min-block-size: 1.75rem; margin-inline-start: 1rem; font: inherit; }
  @media print { :host { display: none; } }
`);
shadow.adoptedStyleSheets = [sheet];

const isShut = document.documentElement.dataset.mailbox === 'shut';
const hasKeys = !document.querySelector('[data-notice=noKeys]');

const text = document.createElement('p');
const mailbox = document.createElement('a');
mailbox.href = '/mailbox/';
mailbox.textContent = 'the local mailbox';
if (isShut && hasKeys) text.append('The form as it would be without keys of a mail service.');
else if (isShut) text.append('The form as it is published, without keys of a mail service.');
else if (hasKeys)
  text.append('Preview: the form sends to ', mailbox, '. Published, it sends to the mail service.');
else
  text.append('Preview: the form sends to ', mailbox, ', as it would with the keys of a service.');

const button = document.createElement('button');
// Published, a form with keys would send to the firm.
button.hidden = hasKeys && !isShut;
button.textContent = isShut ? 'Send to the mailbox' : 'Show the form as published';
button.addEventListener('click', async () => {
  const body = new URLSearchParams({ failure: isShut ? 'none' : 'no-mailbox' });
  await fetch('/mailbox/failure', { method: 'POST', body });
  location.reload();
});

shadow.append(text, button);
document.body.append(bar);

export {};
