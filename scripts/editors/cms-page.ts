/**
 * Runs in the CMS: previews the page being edited, and gives each save a name, by which the server
 * knows what the form was shown that is saved next.
 */
import type { ShownPages } from './cms.ts';
import { contentFormat, versionField } from './form-fields.ts';

type Entry = {
  get: (name: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
  setIn: (path: readonly string[], value: unknown) => Entry;
};
type Cms = {
  registerPreviewTemplate: (name: string, preview: (props: { entry: Entry }) => unknown) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: { fromFile: (text: string) => unknown; toFile: (data: unknown) => string },
  ) => void;
  registerEventListener: (listener: {
    name: 'preSave';
    handler: (event: { entry: Entry }) => Entry;
  }) => void;
};
declare const CMS: Cms;
declare const createElement: (tag: string, attributes: object) => unknown;

// Before any await, or files would be read before this is known.
CMS.registerCustomFormat(contentFormat, 'md', { fromFile: JSON.parse, toFile: JSON.stringify });
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const path = ['data', versionField];
    const shown = String(entry.getIn(path) ?? '')
      .split('>')
      .at(-1);
    return entry.setIn(path, `${shown}>${crypto.randomUUID()}`);
  },
});

/** Which page shows a content file, by the CMS's name for the file. `[x]` is a slug. */
const pages: ShownPages = await (await fetch('/admin/pages.json')).json();
const style = { position: 'fixed', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 };

for (const [file, page] of Object.entries(pages.names))
  CMS.registerPreviewTemplate(file, ({ entry }) => {
    const slug = String(entry.get('slug') ?? '');
    // As last saved: the development server reloads it at each save.
    const name = page.replace(/\[+\w+\]+/, slug);
    const src = new URL(pages.addresses[name] ?? name, location.origin).href;
    return createElement('iframe', { src, style, title: 'The page as last saved' });
  });
