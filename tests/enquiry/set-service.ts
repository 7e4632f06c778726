/** Gives the form of a page other settings of the mail service, whatever the firm's content says. */
import { decodeEntities } from '../../scripts/finish/facts.ts';

/** The page with the settings that `change` makes of its own. Pages without the form stay as they are. */
export function setService(html: string, change: (own: object) => object): string {
  return html.replace(/(?<=data-island="EnquiryForm"[^>]* data-props=")[^"]*/, (written) => {
    const { service, ...props } = JSON.parse(decodeEntities(written));
    const text = JSON.stringify({ ...props, service: change(service) });
    return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  });
}

/** The page without keys, limits and blocks, which could refuse what a test sends. */
export const withoutSettings = (html: string): string =>
  setService(html, (own) => ('none' in own ? { none: true } : {}));
