import { hash } from 'node:crypto';
import { noTrustedSources, type TrustedSources } from '../load/hosting.ts';
import { decodeEntities, type PageFault } from './facts.ts';
import { readHtml, type Tag } from './read-html.ts';

/** The contents of a page that its policy must allow. */
export type PolicySources = {
  /** Texts of scripts that run, and of styles. */
  scripts: Set<string>;
  styles: Set<string>;
  /** Trusted origins that the page shows in a frame. */
  frames: Set<string>;
  /** Names of its widgets. */
  widgets: Set<string>;
  /** Whether it has video or audio. */
  media: boolean;
  /** Whether it has a form. */
  form: boolean;
};

/** The contents of a page that has not been read yet. */
export const createPolicySources = (): PolicySources => ({
  scripts: new Set(),
  styles: new Set(),
  frames: new Set(),
  widgets: new Set(),
  media: false,
  form: false,
});

/** A Content Security Policy: each directive with its sources. */
type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/**
 * Directives without effect in a policy that a page carries (Content Security Policy 3, 3.3).
 */
const headerOnly = { 'frame-ancestors': [none] };

/** Types of scripts that run; all others are data, such as JSON-LD. */
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Records what a tag needs in its page's policy. */
export function noteForPolicy(
  sources: PolicySources,
  { name, attributes }: Tag,
  trusted: TrustedSources,
) {
  sources.media ||= name === 'video' || name === 'audio';
  sources.form ||= name === 'form';
  for (const { name, value } of attributes) {
    if (name === 'data-island') sources.widgets.add(value);
    if (!value.startsWith('https://')) continue;
    for (const origin of trusted.frame)
      if (value.startsWith(`${origin}/`)) sources.frames.add(origin);
  }
}

/** Attributes whose addresses browsers load or send to, without those of a `<link>`. */
const loading = new Set(['data-embed', 'src', 'poster', 'action', 'formaction']);
/** Relations of `<link>` whose files browsers load. */
const isLoaded = /stylesheet|icon|manifest|preload/i;

/**
 * What is wrong with a tag that loads from another site or sends to one, or whose widget does, once it is
 * pressed, in a frame (`data-embed`): visitors would only see a gap, or a form that does nothing.
 */
export function faultOfSource(
  { name, attributes }: Tag,
  trusted: TrustedSources,
): PageFault | undefined {
  const isFile = () => attributes.some((each) => each.name === 'rel' && isLoaded.test(each.value));
  const found = attributes.find(
    (each) =>
      /^(https?:|\/\/)/i.test(each.value) &&
      (loading.has(each.name) || (each.name === 'href' && name === 'link' && isFile())),
  );
  if (!found) return undefined;
  const { name: key, value: text } = found;
  const mayFrame = key === 'data-embed' || name === 'iframe';
  if (mayFrame && trusted.frame.some((each) => text.startsWith(`${each}/`))) return undefined;
  if (key.endsWith('action')) {
    const expected = 'a form that is sent to the site, or with mailto:';
    const advice =
      'send it from an island; content/index.ts names the origins that scripts may contact';
    return { expected, found: `"${text}"`, advice, text };
  }
  const expected = 'a file of the site, or a frame of a trusted origin';
  const advice = 'save the file in static/; content/index.ts names the trusted origins of frames';
  return { expected, found: `"${text}"`, advice, text };
}

/** Records an inline script or style of the page. */
export function noteInlineCode(sources: PolicySources, tag: Tag, written: string): void {
  const { name, attributes, isForeign } = tag;
  // In a drawing, browsers decode entities before they compare a style with the policy.
  const text = isForeign ? decodeEntities(written) : written;
  const type = attributes.find((attribute) => attribute.name === 'type')?.value ?? '';
  const isLinked = attributes.some((attribute) => attribute.name === 'src');
  if (name === 'style') sources.styles.add(text);
  else if (runs.test(type) && !isLinked) sources.scripts.add(text);
}

/** The policy of a page as a header value. It allows no inline code except the page's own. */
export const pagePolicy = (sources: PolicySources, trusted: TrustedSources): string =>
  `${format(directives(sources, trusted))}; ${format(headerOnly)}`;

/** The header for pages that carry their own policy: the directives that `<meta>` cannot set. */
export const headerPolicy: string = format({ ...headerOnly, 'base-uri': [none] });

/** The header for drawings and data, which browsers open by their addresses as pages. */
export const filePolicy: string = format({
  'script-src': [none],
  ...headerOnly,
  'base-uri': [none],
});

/** The policy as a tag in the page. */
export const metaPolicy = (sources: PolicySources, trusted: TrustedSources): string =>
  `<meta http-equiv="Content-Security-Policy" content="${format(directives(sources, trusted))}"/>`;

/** The page without its inline policy, as it would be for hosts that send headers. */
export function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

/** The policy of a published page. */
export function policyOf(html: string, trusted: TrustedSources = noTrustedSources): string {
  const sources = createPolicySources();
  readHtml(html, {
    tag: (tag) => noteForPolicy(sources, tag, trusted),
    text: () => {},
    inline: (tag, text) => noteInlineCode(sources, tag, text),
  });
  return pagePolicy(sources, trusted);
}

function directives(
  { scripts, styles, frames, widgets, media, form }: PolicySources,
  { connect, script, wasm, frame, trustedTypes }: TrustedSources,
): Policy {
  const isHere = ({ widget }: { widget?: string | undefined }) => !widget || widgets.has(widget);
  const types = trustedTypes.filter(isHere);
  const isRepeated = types.some(({ widget }) => widget);
  const policies = [...new Set(types.map(({ policy }) => policy))];
  const framed = frame.filter((origin) => frames.has(origin));
  return {
    // Applies to objects, and to frames on pages without any. Workers go by `script-src`.
    'default-src': [none],
    'script-src': [
      self,
      ...[...scripts].map(hashSource),
      ...script.filter(isHere).map(({ url }) => url),
      ...(wasm.some(isHere) ? ["'wasm-unsafe-eval'"] : []),
    ],
    'style-src': [self, ...[...styles].map(hashSource)],
    'img-src': [self, 'data:'],
    'font-src': [self],
    ...(media && { 'media-src': [self] }),
    'manifest-src': [self],
    'connect-src': [self, ...new Set(connect.filter(isHere).map(({ origin }) => origin))],
    ...(framed.length && { 'frame-src': framed }),
    'form-action': form ? [self, 'mailto:'] : [none],
    'base-uri': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      ...(policies.length ? policies : [none]),
      ...(isRepeated ? ["'allow-duplicates'"] : []),
    ],
  };
}

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

function format(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
