/** How a link to another place begins: the schemes that links may have. */
const schemes = ['https://', 'http://', 'mailto:', 'tel:', 'sms:'];

/** What links may be, in words for messages. */
export const linkPlaces =
  'a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…';

/** How a link may begin, for editors, which check content by patterns. `isLink` decides. */
export const linkPattern = new RegExp(`^(/|#|${schemes.join('|')})`);

/** Any site: relative addresses are read as browsers read them on its pages. */
const site = 'https://site.invalid';

/**
 * An address as browsers on a page of the site read it; undefined if they cannot. Not by URL.canParse:
 * once Node 20 or 22 has compiled the call, it refuses letters such as ä.
 */
export function readAddress(href: string, page = '/'): URL | undefined {
  try {
    return new URL(href, site + page);
  } catch {
    return undefined;
  }
}

/** Whether browsers read an address as a place of the site, or as one with an allowed scheme. */
export function isLink(href: string): boolean {
  const url = readAddress(href);
  if (!url) return false;
  if (/^[/#]/.test(href)) return url.origin === site;
  return schemes.some((scheme) => {
    return href.toLowerCase().startsWith(scheme) && href.length > scheme.length;
  });
}
