import type { Unready } from '#content';
import type { Procurement } from './schema/procurement.ts';
import type { Site } from './schema/site.ts';

// Domains reserved for examples and tests (RFC 2606 and 6761).
const placeholder =
  /(^|[./@])(example\.(com|net|org)|[\w-]+\.(example|test|invalid|localhost)|localhost)$/;

/** Lists what must be settled before a site built on the given day may be published. */
export function beforeRelease(
  { site, procurement }: { site: Site; procurement: Procurement },
  builtOn: Date,
): Unready[] {
  const { origin, email, enquiry, security } = site;
  const unready: Unready[] = [];
  const name = (field: string[], expected: string, found: string) =>
    unready.push({ collection: 'site', field, expected, found });
  if (placeholder.test(origin)) name(['origin'], 'the public address of the site', origin);
  if (placeholder.test(email)) name(['email'], 'a real e-mail address', email);
  const daysLeft = (Date.parse(security.expires) - builtOn.getTime()) / 86_400_000;
  if (daysLeft < 1 || daysLeft > 366)
    name(['security', 'expires'], 'a future date, at most a year ahead', security.expires);
  if (!enquiry.keys && !enquiry.none) {
    const variables = 'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID';
    name(
      ['enquiry'],
      `publicKey, serviceId and templateId, ${variables} in the environment, or ` +
        '`enquiry: none` for a form that opens the e-mail program of the visitor',
      'no keys',
    );
  }
  return [...unready, ...expired(procurement, builtOn)];
}

/** Facts for procurement whose last day is past: a bid that quotes them is excluded. */
function expired({ groups }: Procurement, builtOn: Date): Unready[] {
  const today = builtOn.toISOString().slice(0, 10);
  return groups.flatMap(({ facts }, group) =>
    facts.flatMap(({ until }, fact) =>
      until !== undefined && until < today
        ? {
            collection: 'procurement',
            field: ['groups', group, 'facts', fact, 'until'],
            expected: `a day from ${today} on, or no such fact`,
            found: until,
          }
        : [],
    ),
  );
}
