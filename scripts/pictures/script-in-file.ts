import { Parser } from 'htmlparser2';

/** Drawings and data that browsers open as pages, with all rights of the site, although nobody takes them for one. */
export const opensAsPage = /\.(svg|xhtml|xml)$/i;

/** Where a file of `static/` runs a script. */
type Script = { line: number; found: string };

/**
 * The first script of a file that browsers open as a page, such as a drawing by its own address: no
 * host of a static site can be relied on to keep it from running. Undefined for all other files.
 */
export const scriptInFile = (file: string, bytes: Buffer): Script | undefined =>
  opensAsPage.test(file) ? scriptIn(bytes) : undefined;

/** The first script in the markup of a drawing or of data; undefined if there is none. */
export function scriptIn(bytes: Buffer): Script | undefined {
  const text = bytes.toString();
  let script: Script | undefined;
  const note = (found: string) => {
    const line = text.slice(0, parser.startIndex).split('\n').length;
    script ??= { line, found };
  };
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (/(^|:)script$/i.test(tag)) note(`<${tag}>`);
        for (const [name, value] of Object.entries(attributes)) {
          // Browsers leave out spaces and line breaks before they read an address.
          const address = value.replace(/[\0-\x20]/g, '');
          if (/^on/i.test(name) || /^srcdoc$/i.test(name) || /javascript:/i.test(address))
            note(`${name}="${value.slice(0, 40)}"`);
        }
      },
      onprocessinginstruction: (name, content) => {
        // Entities and transformations can write any markup.
        const isEntity = /^!doctype$/i.test(name) && content.includes('[');
        const isTransformed = /^\?xml-stylesheet$/i.test(name) && !/text\/css/.test(content);
        // In other encodings, the same bytes can be different markup.
        const [, encoding = 'utf-8'] = /encoding=["'](.*?)["']/i.exec(content) ?? [];
        const isUtf8 = /^(utf-8|us-ascii|iso-8859-1)$/i.test(encoding);
        if (isEntity || isTransformed || !isUtf8) note(`<${content.slice(0, 40)}`);
      },
    },
    { xmlMode: true },
  );
  if (bytes.includes(0)) return { line: 1, found: 'text that is not UTF-8, which may hide one' };
  parser.end(text);
  return script;
}
