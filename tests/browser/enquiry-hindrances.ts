/** What a visitor's browser may be like without keeping the form from sending; one brings an address of its own. */
import { createPreviewServer } from '../../scripts/serve/preview-server.ts';
import { setService, type Visit } from './enquiry-page.ts';
import { siteFolder } from './site.ts';

/** Every use of storage throws, as where a browser's settings deny it. */
export const denyStorage = ({ context }: Visit) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The document is denied storage.', 'SecurityError');
        },
      });
    }
  });

/** Not one more character can be stored. */
export const fillStorage = ({ context }: Visit) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** The document has an opaque origin: no storage, and every file comes from elsewhere. */
export async function sandbox({ site, onTestFinished }: Visit): Promise<string> {
  const headers = new Headers({
    'content-security-policy': 'sandbox allow-scripts allow-forms',
    'access-control-allow-origin': '*',
  });
  const server = await createPreviewServer({
    dir: siteFolder,
    mailbox: site.mailbox,
    handlers: [
      (_request, response) => {
        response.setHeaders(headers);
        return false;
      },
    ],
  });
  onTestFinished(server.close);
  return server.url;
}

/** The clock was wrong by a day when the last enquiry was sent, and the time between is limited. */
export async function stampTheFuture({ page, context }: Visit): Promise<void> {
  await setService(page, { limitRate: 60_000 });
  await context.addInitScript(() =>
    localStorage.setItem('enquiry-sent-at', String(Date.now() + 86_400_000)),
  );
}
