import { inlineHashes } from './inline-hashes.ts';
import type { TrustedSources } from './trusted-sources.ts';

/** A Content Security Policy: each directive with its sources. */
type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** What goes for all pages alike, and so needs no hash. */
const sitePolicy = ({ connect, frame, trustedTypes }: TrustedSources) => ({
  'img-src': [self, 'data:'],
  'font-src': [self],
  'media-src': [self],
  'manifest-src': [self],
  'connect-src': [self, ...connect],
  'frame-src': frame.length ? frame : [none],
  'form-action': [self, 'mailto:'],
  'base-uri': [none],
  'object-src': [none],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedTypes.length ? [...trustedTypes, "'allow-duplicates'"] : [none],
  'upgrade-insecure-requests': [],
});

/** Directives that a policy inside of a page cannot say (Content Security Policy 3, section 3.3). */
const headerOnly = { 'frame-ancestors': [none] };

/** The policy of a finished page as the value of its header: nothing inline but what stands there. */
export function pagePolicy(html: string, trusted: TrustedSources): string {
  return format({ ...pageDirectives(html, trusted), ...headerOnly });
}

/** The header of a host whose pages carry their policy themselves: what a page cannot say. */
export const headerPolicy: string = format({
  ...headerOnly,
  'base-uri': [none],
  'object-src': [none],
});

/** Puts a page's policy into the page, before all that it allows, for hosts without headers of their own. */
export function withPolicy(html: string, trusted: TrustedSources): string {
  const policy = format(pageDirectives(html, trusted));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<head[^>]*>(<meta charset="[^"]*"\/?>)?/i, (start) => start + meta);
}

function pageDirectives(html: string, trusted: TrustedSources): Policy {
  const { scripts, styles } = inlineHashes(html);
  return {
    'default-src': [none],
    'script-src': [self, ...scripts],
    'style-src': [self, ...styles],
    ...sitePolicy(trusted),
  };
}

function format(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
