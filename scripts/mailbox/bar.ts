/**
 * Runs in pages of the preview whose form has no keys of a mail service. Says where enquiries go, and
 * switches to the form as it is published, which offers the visitor's e-mail program.
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

const address = '/mailbox/fault';
const state: { fault: string } = await (await fetch(address)).json();
const isAsPublished = state.fault === 'no-mailbox';

const text = document.createElement('p');
const mailbox = document.createElement('a');
mailbox.href = '/mailbox/';
mailbox.textContent = 'the local mailbox';
if (isAsPublished) text.append('The form as it is published, without keys of a mail service.');
else
  text.append('Preview: the form sends to ', mailbox, ', as it would with the keys of a service.');

const button = document.createElement('button');
button.textContent = isAsPublished ? 'Send to the mailbox' : 'Show the form as published';
button.addEventListener('click', async () => {
  const body = JSON.stringify({ fault: isAsPublished ? 'none' : 'no-mailbox' });
  await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  location.reload();
});

shadow.append(text, button);
document.body.append(bar);

export {};
