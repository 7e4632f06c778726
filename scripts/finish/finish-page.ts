import { moveStyles } from '../code/page-styles.ts';
import { sizesIn } from '../code/site-files.ts';
import { languageOf } from '../languages/languages.ts';
import type { TrustedSources } from '../load/hosting.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { RenderedPage } from '../render/render-pages.ts';
import { type Addresses, moveAddresses } from './addresses.ts';
import { createFacts, type Facts, noteTag, noteText } from './facts.ts';
import { fileLinks, type SizeOf } from './file-links.ts';
import {
  createPolicySources,
  faultOfSource,
  metaPolicy,
  noteForPolicy,
  noteInlineCode,
  pagePolicy,
} from './policy.ts';
import { readHtml, type Tag } from './read-html.ts';
import { wordsApart } from './words-apart.ts';

/** What is needed to finish a page. */
type FinishOptions = {
  addresses: Addresses;
  trusted: TrustedSources;
  /** The page carries its policy because the host cannot send it as a header. */
  isPolicyInPage?: boolean;
  /** The host replaces e-mail addresses unless the page asks it not to. */
  hidesAddresses?: boolean;
  /** The files of `static/`: links say their type and size, and data has their addresses. */
  sizeOf?: SizeOf;
};

/**
 * Returns a function that finishes the pages of a site. `isPolicyInPage` says for each path whether
 * its page carries its policy because the host cannot send it as a header; `hidesAddresses` whether the
 * host replaces e-mail addresses.
 */
export function pageFinisher(
  root: string,
  { hosting, routes, languages }: LoadedSite,
  isPolicyInPage: (path: string) => boolean = () => false,
  hidesAddresses = false,
): (page: RenderedPage) => FinishedPage {
  const { base, trusted } = hosting;
  const sizeOf = sizesIn(root);
  const paths = new Set(routes.map(({ path }) => path));
  const inFirstLanguage = languageOf('/', languages).destinations;
  return ({ html, route: { path } }) => {
    const { destinations } = languageOf(path, languages);
    const addresses = { base, paths, destinations, inFirstLanguage };
    const isInPage = isPolicyInPage(path);
    const options = { trusted, addresses, hidesAddresses, sizeOf, isPolicyInPage: isInPage };
    return finishPage(html, options);
  };
}

/** A page as published, its policy as a header value, and its facts. */
export type FinishedPage = { html: string; policy: string; facts: Facts };

/** A replacement for the text at a position. */
type Edit = { start: number; end: number; text: string };

/**
 * Turns a rendered page into what is published, in one pass over its HTML. Addresses lead to the
 * page's language and below the base path, and the policy allows
 * the contents of the page. Records the facts that the checks of the entire site need.
 */
export function finishPage(html: string, options: FinishOptions): FinishedPage {
  const { addresses, trusted, isPolicyInPage, hidesAddresses } = options;
  const { sizeOf = () => undefined } = options;
  const edits: Edit[] = [];
  const facts = createFacts();
  const sources = createPolicySources();
  let headStart = 0;
  const words = wordsApart(html);
  const links = fileLinks(sizeOf);

  readHtml(html, {
    tag: (tag) => {
      words.begins(tag);
      links.begins(tag);
      if (tag.name === 'head') headStart = tag.end;
      if (tag.name === 'body' && hidesAddresses) edits.push(...keepAddresses(html, tag.end));
      const isCharset = tag.name === 'meta' && tag.attributes[0]?.name === 'charset';
      if (isCharset && tag.start === headStart) headStart = tag.end;
      noteTag(facts, tag, html);
      noteForPolicy(sources, tag, trusted);
      const fault = faultOfSource(tag, trusted);
      if (fault) facts.faults.push(fault);
      for (const { attribute, value } of moveAddresses(tag, addresses, sizeOf))
        edits.push({ start: attribute.start, end: attribute.end, text: value });
    },
    ended: (name, end) => {
      words.ends(name, end);
      const missing = links.ends(name);
      const start = html.lastIndexOf('<', end - 1);
      if (missing) edits.push({ start, end: start, text: missing });
    },
    text: (text) => {
      links.text(text);
      const missing = words.text(text);
      if (missing !== undefined) edits.push({ start: missing, end: missing, text: '\n' });
      noteText(facts, text);
    },
    inline: (tag, text, start) => {
      const moved = tag.name === 'style' ? moveStyles(text, addresses.base) : text;
      if (moved !== text) edits.push({ start, end: start + text.length, text: moved });
      noteInlineCode(sources, tag, moved);
      if (isStructuredData(tag)) noteText(facts, text);
    },
  });

  if (isPolicyInPage) {
    // A policy applies only to what follows it; the character set must come first of all.
    edits.push({ start: headStart, end: headStart, text: metaPolicy(sources, trusted) });
  }
  return { html: applyEdits(html, edits), policy: pagePolicy(sources, trusted), facts };
}

/**
 * Asks Cloudflare to leave the body's e-mail addresses as they are. By default it replaces each by a code
 * that its script would turn back, which the policy does not allow. Source: developers.cloudflare.com,
 * "Email Address Obfuscation". Its other way, `Cache-Control: no-transform`, ends compression as well.
 */
function keepAddresses(html: string, start: number): Edit[] {
  const end = html.lastIndexOf('</body>');
  if (end < start) return [];
  return [
    { start, end: start, text: '<!--email_off-->' },
    { start: end, end, text: '<!--/email_off-->' },
  ];
}

/** Whether an element contains texts for search engines. */
const isStructuredData = ({ attributes }: Tag) =>
  attributes.some(({ name, value }) => name === 'type' && value === 'application/ld+json');

function applyEdits(html: string, edits: Edit[]): string {
  let finished = '';
  let at = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    finished += html.slice(at, start) + text;
    at = end;
  }
  return finished + html.slice(at);
}
