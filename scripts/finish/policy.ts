import type { TrustedSources } from '../load/trusted-sources.ts';
import { inlineHashes } from './inline-hashes.ts';

/** A Content Security Policy: each directive with its sources. */
type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** Directives that a policy inside of a page cannot say (Content Security Policy 3, section 3.3). */
const headerOnly = { 'frame-ancestors': [none] };

/** The policy of a finished page as the value of its header: nothing inline but what stands there. */
export function pagePolicy(html: string, trusted: TrustedSources): string {
  return format({ ...pageDirectives(html, trusted), ...headerOnly });
}

/** The header of a host whose pages carry their policy themselves: what a page cannot say. */
export const headerPolicy: string = format({ ...headerOnly, 'base-uri': [none] });

/** Puts a page's policy into the page, before all that it allows, for hosts without headers of their own. */
export function withPolicy(html: string, trusted: TrustedSources): string {
  const policy = format(pageDirectives(html, trusted));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<head[^>]*>(<meta charset="[^"]*"\/?>)?/i, (start) => start + meta);
}

/** A page as it is for hosts with headers: without the policy that it may carry. */
export function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

function pageDirectives(html: string, { connect, frame, trustedTypes }: TrustedSources): Policy {
  const { scripts, styles } = inlineHashes(html);
  // A page shows in a frame only what it names.
  const frames = frame.filter((origin) => html.includes(`"${origin}/`));
  return {
    // Goes for all that is not named: objects, workers, and frames where there are none.
    'default-src': [none],
    'script-src': [self, ...scripts],
    'style-src': [self, ...styles],
    'img-src': [self, 'data:'],
    'font-src': [self],
    ...((html.includes('<video') || html.includes('<audio')) && { 'media-src': [self] }),
    'manifest-src': [self],
    'connect-src': [self, ...connect],
    ...(frames.length && { 'frame-src': frames }),
    'form-action': [self, 'mailto:'],
    'base-uri': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes.length ? [...trustedTypes, "'allow-duplicates'"] : [none],
  };
}

function format(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
