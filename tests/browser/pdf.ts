/** Reads a PDF that the browser has made: its pages, and its text in the order of its structure. */
import { getDocumentProxy } from 'unpdf';

export type Pdf = {
  /** Width and height of each page in whole millimetres. */
  pages: string[];
  text: string;
  /** What style sheets add to the text; it is no part of the structure. */
  added: string;
  /** Texts of the headings of the first level. */
  titles: string[];
  /** Where clicks lead to. */
  links: string[];
};

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Tree = Awaited<ReturnType<PdfPage['getStructTree']>>;
type Part = Tree | Tree['children'][number];

const mmPerPoint = 25.4 / 72;

export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pdf: Pdf = { pages: [], text: '', added: '', titles: [], links: [] };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
    const sides = [right - left, bottom - top].map((side) => Math.round(side * mmPerPoint));
    pdf.pages.push(sides.join(' × '));
    const texts = await textsOf(page);
    const tree = await page.getStructTree();
    const inOrder = contentOf(tree);
    const others = [...texts.keys()].filter((id) => !inOrder.includes(id));
    const say = (ids: string[]) => ids.map((id) => texts.get(id) ?? '').join(' ');
    pdf.text += `${say(inOrder)} `;
    pdf.added += `${say(others)} `;
    pdf.titles.push(...partsOf(tree, 'H1').map((title) => say(contentOf(title)).trim()));
    for (const { url } of await page.getAnnotations()) if (url) pdf.links.push(String(url));
  }
  return pdf;
}

/** The texts of a page by the ids that its structure calls them by; those without an id under "". */
async function textsOf(page: PdfPage): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((id) => id) ?? '';
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  return texts;
}

/** Ids of what a part of the structure holds, in reading order. */
function contentOf(part: Part): string[] {
  return 'children' in part ? part.children.flatMap(contentOf) : [part.id];
}

function partsOf(part: Part, role: string): Part[] {
  if (!('children' in part)) return [];
  return part.role === role ? [part] : part.children.flatMap((child) => partsOf(child, role));
}
