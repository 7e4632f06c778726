/** The file of a page as a tree, for tests that need no browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../../components/icon/Icon.tsx';
import { readPage } from './sample.ts';
import { siteFolder } from './site.ts';

export type Tree = Pick<ReturnType<typeof parseDocument>, 'children'>;
export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A page of the built site. */
export const pageTree = (address: string): Tree => parseDocument(readPage(address));

/**
 * The elements that a selector finds, in page order. It names ancestors and the element, each by a
 * tag, a class, an id or an attribute: `main .board-card img[alt]`.
 */
export function all(root: Tree, selector: string): Element[] {
  const [first = '', ...others] = selector.split(' ');
  let found = DomUtils.findAll(matcher(first), root.children);
  for (const other of others)
    found = found.flatMap(({ children }) => DomUtils.findAll(matcher(other), children));
  return [...new Set(found)];
}

/** The only element that a selector finds. */
export function one(root: Tree, selector: string): Element {
  const [found, ...others] = all(root, selector);
  if (!found || others.length > 0)
    throw new Error(`expected one ${selector}, found ${others.length + (found ? 1 : 0)}`);
  return found;
}

const part = /^([\w-]+)?(?:\.([\w-]+))?(?:#([\w-]+))?(?:\[([\w-]+)(?:="?([^\]"]*)"?)?\])?$/;

function matcher(selector: string): (element: Element) => boolean {
  const [whole, tag, name, id, attribute, value] = part.exec(selector) ?? [];
  if (!whole) throw new Error(`cannot read the selector ${selector}`);
  return ({ name: itsTag, attribs }) =>
    (!tag || itsTag === tag) &&
    (!name || (attribs.class ?? '').split(' ').includes(name)) &&
    (!id || attribs.id === id) &&
    (!attribute || attribute in attribs) &&
    (value === undefined || attribs[attribute ?? ''] === value);
}

/** All text in an element, to the letter. */
export const textOf = (element: Element['children'][number]): string =>
  DomUtils.textContent(element);

/** The texts of all elements that a selector finds. */
export const textsOf = (root: Tree, selector: string): string[] => all(root, selector).map(textOf);

/**
 * What an element says, on one line: its words, `[words](address)` for a link, and `![alt](name)` for a
 * picture of content.
 */
export const saidBy = (element: Element): string => onOneLine(said(element));

/** Texts as `saidBy` gives them. What is left out of content says nothing. */
export const onOneLine = (...texts: readonly (string | number | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined && text !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;])/g, '')
    .trim();

function said(node: Element['children'][number]): string {
  if (!('attribs' in node)) return textOf(node);
  const { name, attribs, children } = node;
  if (/^(script|style|template)$/.test(name)) return '';
  if (name === 'img') return ` ![${attribs.alt}](${attribs['data-picture'] ?? attribs.src}) `;
  const words = children.map(said).join('');
  return name === 'a' ? ` [${words.trim()}](${attribs.href}) ` : words;
}

/** What an attribute says in each element that a selector finds. */
export const valuesOf = (root: Tree, selector: string, attribute: string) =>
  all(root, selector).map(({ attribs }) => attribs[attribute]);

/** The words and the address of each link that a selector finds. */
export const linksOf = (root: Tree, selector: string) =>
  all(root, selector).map((link) => [textOf(link), link.attribs.href]);

/** The picture that an element shows: its field in content, and what it tells who cannot see it. */
export const pictureIn = (root: Tree, selector: string) => {
  const { attribs } = one(root, selector);
  return { picture: attribs['data-picture'], alt: attribs.alt };
};

/** The Lucide icons in an element, as drawn there or in the file that they refer to. */
export const iconsIn = (root: Tree): string[] =>
  all(root, 'svg.icon').map((icon) => {
    const [use] = all(icon, 'use');
    return DomUtils.getInnerHTML(use ? symbolAt(use.attribs.href ?? '') : icon);
  });

function symbolAt(address: string): Element {
  const [file = '', id] = address.split('#');
  const sheet = readFileSync(join(siteFolder, decodeURI(file)), 'utf8');
  return one(parseDocument(sheet), `symbol[id="${id}"]`);
}

/** How a Lucide icon is drawn. */
export const drawnIcon = (name: string): string =>
  iconsIn(parseDocument(renderToStaticMarkup(createElement(Icon, { name })))).join();
