/** What a finished page is made of, by kind: its own text, and the files that it names. */
export type PageParts = {
  markup: string;
  /** Inline style sheets. */
  styles: string;
  /** Inline scripts that run; data blocks are markup. */
  scripts: string;
  /** Linked files by path, without the slash in front. */
  blockingStyles: readonly string[];
  linkedScripts: readonly string[];
  /** Scripts that widgets load when their moment comes. */
  widgetScripts: readonly string[];
};

const inlineStyle = /<style>[\s\S]*?<\/style>/g;
const inlineScript = /<script>[\s\S]*?<\/script>/g;
const linkedScript = /<script [^>]*src="\/([^"]+\.js)"/g;
const linkedStyle = /<link rel="stylesheet" href="\/([^"]+)"/g;
const anyScript = /\/(assets\/[\w./-]+\.js)\b/g;

/** Takes a finished page apart. */
export function pageParts(html: string): PageParts {
  const take = (pattern: RegExp) => html.match(pattern)?.join('') ?? '';
  const names = (text: string, pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
  ];
  const head = html.slice(0, html.indexOf('<body'));
  const linkedScripts = names(html, linkedScript);
  return {
    markup: html.replace(inlineStyle, '').replace(inlineScript, ''),
    styles: take(inlineStyle),
    scripts: take(inlineScript),
    blockingStyles: names(head, linkedStyle),
    linkedScripts,
    widgetScripts: names(html, anyScript).filter((name) => !linkedScripts.includes(name)),
  };
}
