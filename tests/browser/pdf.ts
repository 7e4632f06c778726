/** Reads a PDF that the browser has made: its pages, and its text in structural order. */
import { getDocumentProxy } from 'unpdf';

export type Pdf = {
  /** Width and height of each page in whole millimetres. */
  pages: string[];
  text: string;
  /** Text from style sheets, which is not part of the structure. */
  added: string;
  /** Texts of the top-level headings. */
  titles: string[];
  /** The targets of its links. */
  links: string[];
  /** What is visible on each sheet. */
  sheets: Sheet[];
};

export type Sheet = {
  /** The texts of its lines, from top to bottom. */
  lines: string[];
  /** Whether nothing follows its last heading. */
  endsWithHeading: boolean;
};

/** A text with its distance from the bottom of its sheet, in points. */
type Placed = { text: string; height: number };

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Tree = Awaited<ReturnType<PdfPage['getStructTree']>>;
type Part = Tree | Tree['children'][number];

const mmPerPoint = 25.4 / 72;

export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pdf: Pdf = { pages: [], text: '', added: '', titles: [], links: [], sheets: [] };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
    const sides = [right - left, bottom - top].map((side) => Math.round(side * mmPerPoint));
    pdf.pages.push(sides.join(' × '));
    const texts = await textsOf(page);
    const tree = await page.getStructTree();
    const inOrder = contentOf(tree);
    const others = [...texts.keys()].filter((id) => !inOrder.includes(id));
    const say = (ids: string[]) =>
      ids.map((id) => (texts.get(id) ?? []).map(({ text }) => text).join('')).join(' ');
    pdf.text += `${say(inOrder)} `;
    pdf.added += `${say(others)} `;
    pdf.titles.push(...partsOf(tree, /^H1$/).map((title) => say(contentOf(title)).trim()));
    for (const { url } of await page.getAnnotations()) if (url) pdf.links.push(String(url));
    const headings = partsOf(tree, /^H\d$/).flatMap(contentOf);
    pdf.sheets.push(sheetOf(texts, headings));
  }
  return pdf;
}

/** The texts of a page by their ids in the structure; those without an id are under "". */
async function textsOf(page: PdfPage): Promise<Map<string, Placed[]>> {
  const texts = new Map<string, Placed[]>();
  const open: string[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((id) => id) ?? '';
      const text = `${item.str}${item.hasEOL ? ' ' : ''}`;
      const height = Number(item.transform[5]);
      texts.set(id, [...(texts.get(id) ?? []), { text, height }]);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  return texts;
}

/** The visible contents of a sheet whose headings have these ids. */
function sheetOf(texts: Map<string, Placed[]>, headings: string[]): Sheet {
  const lines = new Map<number, { text: string; isHeading: boolean }>();
  for (const [id, pieces] of texts) {
    for (const { text, height } of pieces.filter(({ text }) => text.trim())) {
      const at = Math.round(height);
      const line = lines.get(at) ?? { text: '', isHeading: true };
      const isHeading = line.isHeading && headings.includes(id);
      lines.set(at, { text: `${line.text}${text}`, isHeading });
    }
  }
  const down = [...lines].toSorted(([a], [b]) => b - a).map(([, line]) => line);
  return {
    lines: down.map(({ text }) => text.trim()),
    endsWithHeading: down.at(-1)?.isHeading ?? false,
  };
}

/** The ids within a part of the structure, in reading order. */
function contentOf(part: Part): string[] {
  return 'children' in part ? part.children.flatMap(contentOf) : [part.id];
}

function partsOf(part: Part, role: RegExp): Part[] {
  if (!('children' in part)) return [];
  return role.test(part.role) ? [part] : part.children.flatMap((child) => partsOf(child, role));
}
