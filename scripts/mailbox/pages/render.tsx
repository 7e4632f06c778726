import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Enquiry } from '../enquiry.ts';
import { EnquiryPage } from './EnquiryPage.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { MailboxDocument } from './MailboxDocument.tsx';

/** The page that lists all enquiries. */
export function renderList(props: ListPageProps): string {
  return render(<ListPage {...props} />);
}

/** The page that shows one enquiry. */
export function renderEnquiry(enquiry: Enquiry): string {
  return render(<EnquiryPage enquiry={enquiry} />);
}

/** The page for an enquiry that is not there, or not any more. */
export function renderNotFound(): string {
  return render(
    <MailboxDocument title="No such enquiry">
      <p>
        It may have been deleted. <a href="/mailbox/">All enquiries</a>
      </p>
    </MailboxDocument>,
  );
}

function render(page: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
