import type { Unready } from '#content';
import type { Site } from './schema/site.ts';

// Names that no real site can have (RFC 2606 and 6761).
const placeholder =
  /(^|[./@])(example\.(com|net|org)|[\w-]+\.(example|test|invalid|localhost)|localhost)$/;

/** Lists what must be settled before visitors may see a site that is built on the given day. */
export function beforeRelease({ site }: { site: Site }, builtOn: Date): Unready[] {
  const { origin, email, enquiry, security } = site;
  const unready: Unready[] = [];
  const name = (field: string[], expected: string, found: string) =>
    unready.push({ collection: 'site', field, expected, found });
  if (placeholder.test(origin)) name(['origin'], 'the public address of the site', origin);
  if (placeholder.test(email)) name(['email'], 'an e-mail address that is read', email);
  const daysLeft = (Date.parse(security.expires) - builtOn.getTime()) / 86_400_000;
  if (daysLeft < 1 || daysLeft > 366)
    name(['security', 'expires'], 'a day to come, at most a year ahead', security.expires);
  if (!enquiry.keys) {
    const variables = 'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID';
    name(
      ['enquiry'],
      `publicKey, serviceId and templateId, or ${variables} in the environment`,
      'no keys',
    );
  }
  return unready;
}
