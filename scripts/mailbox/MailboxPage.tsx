import { renderToStaticMarkup } from 'react-dom/server';
import { type Enquiry, textOf } from './enquiry.ts';
import { failures } from './failures.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

type MailboxPageProps = {
  /** Newest first. */
  enquiries: readonly Enquiry[];
  /** Name of the failure that is played. */
  failure: string;
};

/** The mailbox: what arrived, with every field as it was sent, and how the next sends fail. */
function MailboxPage({ enquiries, failure }: MailboxPageProps) {
  const title = enquiries.length > 0 ? `Enquiries: ${enquiries.length}` : 'No enquiries yet';
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
          <h1>{title}</h1>
          <form method="post" action="/mailbox/failure">
            <label htmlFor="failure">How sending fails</label>
            <select id="failure" name="failure" defaultValue={failure}>
              {[...failures].map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
            <button type="submit">Play it</button>
          </form>
          {enquiries.length === 0 && (
            <p>
              Submit the contact form on the <a href="/">site</a>, then reload this page.
            </p>
          )}
          {enquiries.map(({ receivedAt, template_params, ...settings }) => (
            <section key={receivedAt}>
              <h2 dir="auto">{textOf(template_params.title).trim() || 'No subject'}</h2>
              <time dateTime={receivedAt}>{format.format(new Date(receivedAt))}</time>
              <dl>
                {Object.entries({ ...template_params, ...settings }).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd dir="auto">{textOf(value)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/** The page of the mailbox as HTML. */
export function renderMailbox(props: MailboxPageProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<MailboxPage {...props} />)}\n`;
}
