import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

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

/** A page of the mailbox as HTML. */
export function render(page: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
