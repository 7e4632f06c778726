import type TurndownService from 'turndown';
import { artifact, keyOf, versionOf } from '../base/artifacts.js';

const version = versionOf(['scripts/finish/markdown-copy.ts'], ['turndown']);

/** What is no part of a page's text: ways through the site, controls, drawings, and what is not printed. */
const excluded =
  'nav, form, button, dialog, script, style, svg, template, [hidden], [aria-hidden=true]';
const isExcluded = (node: Element) => node.matches(`${excluded}, .screen-only`);

/**
 * What is in the main part of a page as Markdown, for programs that would rather not read HTML. It begins
 * with the title and the page's address, `url`, and every address in it is absolute. Kept in the cache, since
 * copies take a tenth of a build.
 */
export function markdownCopy(html: string, url: string): Promise<Uint8Array> {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const key = keyOf(version, main, url);
  return artifact('markdown', key, async () => Buffer.from(await writeMarkdown(main, url)));
}

async function writeMarkdown(main: string, url: string): Promise<string> {
  const { default: Turndown } = await import('turndown');
  let title = '';
  const absolute = (address: string) => new URL(address, url).href;
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  const line = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');
  service
    .addRule('link', {
      filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
      replacement: (text, node) => {
        // A picture for the eye alone has no words, nor has the way back from a footnote.
        if (!isElement(node) || !line(text)) return '';
        return `[${line(text)}](${absolute(node.getAttribute('href') ?? '')})`;
      },
    })
    .addRule('struck', { filter: ['s', 'del'], replacement: (text) => `~~${text}~~` })
    .addRule('box', {
      filter: (node) => node.matches('input[type=checkbox]'),
      replacement: (_, node) => (isElement(node) && node.hasAttribute('checked') ? '[x]' : '[ ]'),
    })
    .addRule('picture', {
      filter: 'img',
      replacement: (_, node) => {
        const [words, src] = isElement(node)
          ? ['alt', 'src'].map((name) => node.getAttribute(name))
          : [];
        return words && src ? `![${line(words)}](${absolute(src)})` : '';
      },
    })
    // Facts are lists of labels and values; each label is in a block with its values.
    .addRule('fact', {
      filter: (node) => node.parentNode?.nodeName === 'DL' && node.nodeName === 'DIV',
      replacement: (text) => `\n${text.trim()}\n`,
    })
    .addRule('label', { filter: 'dt', replacement: (text) => `\n- **${line(text)}**:` })
    .addRule('value', {
      filter: 'dd',
      replacement: (text, node) =>
        `${node.previousSibling?.nodeName === 'DD' ? ',' : ''} ${line(text)}`,
    })
    .addRule('title', {
      filter: 'h1',
      replacement: (text) => {
        title = line(text);
        return '';
      },
    })
    .addRule('table', {
      filter: 'table',
      replacement: (_, node) => (isElement(node) ? tableOf(node, service) : ''),
    })
    .addRule('left out', { filter: isExcluded, replacement: () => '' });
  const text = service.turndown(main);
  return `# ${title}\n\n<${url}>\n\n${text}\n`;
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** A table with its first row as headings, and without columns that say nothing. */
function tableOf(table: Element, service: TurndownService): string {
  // The parser's lists cannot be spread.
  const rows = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.children, (cell) =>
      service.turndown(cell.innerHTML).trim().replace(/\s+/g, ' ').replaceAll('|', '\\|'),
    ),
  );
  const width = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some((cells) => cells[at]),
  );
  const row = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`;
  const [first = [], ...others] = rows.map((cells) => columns.map((at) => cells[at] ?? ''));
  const caption = table.querySelector('caption')?.textContent ?? '';
  const lines = [row(first), row(columns.map(() => '---')), ...others.map(row)];
  return `\n\n${caption && `**${caption.trim()}**\n\n`}${lines.join('\n')}\n\n`;
}
