/** The CMS as an editor uses it, on a copy of the firm's site, with no other server available. */
import fastGlob from 'fast-glob';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { esbuild } from '../../scripts/base/node-bundle.js';
import { siteAdmin } from '../../scripts/editors/cms.ts';
import type { CmsEntry } from '../../scripts/editors/cms-config.ts';
import { createLiveSite } from '../../scripts/serve/live-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { addArabic } from '../unit/arabic.ts';
import { addLegalText, copyFirmSite, type SiteCopy } from '../unit/site-copy.ts';
import { startBrowser } from './site.ts';

/** A picture that no page shows yet. */
const picture = 'another.svg';

/** The home page in another language, of which only two texts are translated yet. */
export const partly = `# Translated by M.
head:
  title: الصفحة الرئيسية
  description: ما نفعله ولمن
`;

/** Every mark that content/README.md shows, in spellings that a rich text editor would change. */
const marks = `## Fees and taxes

See [there](#fees-and-taxes), <https://a.example> or [our desk](/contact/).\\
*emphasis*, _emphasis_, **strong**, ~~deleted~~ and \`code\`; a { and \\{name}, \\*, \\< and \\\`.

### Refunds

- first
* other
1. one

- [ ] to do
- [x] done

Retention
: how long we keep data

text[^1]

[^1]: Section 4.

> words

\`\`\`
code
\`\`\`

|Fee|Days|
|---|--:|
| a \\| b | {name}<br>x |

***

---

<!-- ask our lawyer -->
`;

/** A copy of the firm's site with a text that has every mark, and a language that is partly translated. */
export function markedSite(): SiteCopy {
  const site = copyFirmSite();
  site.write(
    `content/pictures/${picture}`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
  );
  addLegalText(site, marks);
  addArabic(site);
  // What a language leaves out is that of the first one.
  site.write('content/languages/ar/home.yaml', partly);
  return site;
}

/** Serves a site with its CMS, and opens it in a browser of its own. */
export async function startCms(site: SiteCopy = markedSite()) {
  const live = createLiveSite(site.root, (html) => html, true);
  const browser = await startBrowser();
  const answered = new Set<string>();
  await live.load(new Set());
  const handlers = [siteAdmin(site.root, live.site), live.handler];
  const server = await createPreviewServer({ dir: site.out, handlers });

  /** Opens the CMS in a profile that has never seen it, on the content of the site. */
  async function openCms(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const opened = await context.newPage();
    opened.on('response', (response) => answered.add(response.url()));
    await opened.goto(`${server.url}/admin/`);
    await opened.getByRole('treeitem', { name: 'Content', exact: true }).waitFor();
    return opened;
  }

  const page = await openCms();

  async function leave(): Promise<void> {
    if (await back().isVisible()) await back().click();
  }

  /** Opens the form of a file, or of a document in a folder. */
  async function edit(name: string, folder = 'Content'): Promise<void> {
    await leave();
    await page.getByRole('treeitem', { name: folder, exact: true }).click();
    await page.getByRole('gridcell', { name, exact: true }).first().click();
    await saveButton().waitFor();
  }

  /** Opens the form of the document that a list shows first. A long list shows its others on scrolling. */
  async function editFirst(folder: string): Promise<void> {
    await leave();
    await page.getByRole('treeitem', { name: folder, exact: true }).click();
    await page.getByRole('gridcell').filter({ hasText: /\p{L}/u }).first().click();
    await saveButton().waitFor();
  }

  const back = () => page.getByRole('button', { name: 'Cancel Editing' });
  const saveButton = () => page.getByRole('button', { name: 'Save', exact: true });

  /** Saves, and returns the text of the file. */
  async function save(file: string): Promise<string> {
    const before = site.read(file);
    await saveButton().click();
    await expect.poll(() => site.read(file)).not.toBe(before);
    // The editor closes by itself, going back to the list of entries.
    await back().waitFor({ state: 'hidden' });
    return site.read(file);
  }

  const texts = () =>
    Object.fromEntries(
      fastGlob
        .sync('content/**/*.{yaml,md}', { cwd: site.root })
        .map((file) => [file, site.read(file)]),
    );

  return {
    site,
    /** A document with every mark of the table in content/README.md. */
    marked: { file: 'content/legal/added.md', title: 'Added', marks },
    editFirst,
    /** Opens a form, of a folder that of its first document. False if the site has no such file. */
    async open({ label, file, folder = '', language }: CmsEntry): Promise<boolean> {
      const [found] = fastGlob.sync(file ?? `${folder}/*.md`, { cwd: site.root });
      if (!found) return false;
      const names = new Intl.DisplayNames(language, { type: 'language' });
      await (file ? edit(label, language && names.of(language)) : editFirst(label));
      return true;
    },
    /** Adds a word to the first text of the form, opening what is folded. False if there is none. */
    async changeText(): Promise<boolean> {
      for (let folds = 0; folds < 5; folds++) {
        for (const box of await page.locator('[data-key-path] textarea').all()) {
          const text = await box.inputValue();
          // What has to look in one way, such as a colour, would be refused.
          const isPlain = /^[^\n#]+$/.test(text);
          if (!isPlain || !(await box.isVisible())) continue;
          await box.fill(`${text} edited`);
          return true;
        }
        // Without what it controls, such a button belongs to a choice, whose list would cover the form.
        const fold = page.locator('button[aria-label="Expand"][aria-controls]:enabled').first();
        if (!(await fold.isVisible())) return false;
        // In a narrow form, the name of the next part may lie over it.
        await fold.press('Enter');
      }
      return false;
    },
    /** Saves, and returns the name of each file that changed, with its text before. */
    async saveAny(): Promise<[file: string, before: string][]> {
      const before = texts();
      const changed = () => {
        const after = texts();
        return Object.entries(before).filter(([file, text]) => after[file] !== text);
      };
      await saveButton().click();
      await expect.poll(changed).not.toEqual([]);
      await back().waitFor({ state: 'hidden' });
      return changed();
    },
    live,
    server,
    picture,
    /** The addresses of everything that the CMS received. */
    answered,
    page,
    edit,
    save,
    close: async () => {
      await Promise.all([server.close(), browser.close(), esbuild().stop()]);
      site.remove();
    },
  };
}

export type Cms = Awaited<ReturnType<typeof startCms>>;

/** The lines of a text that another one lacks. */
export const addedLines = (before: string, after: string): string[] => {
  const known = before.split('\n');
  return after.split('\n').filter((line) => !known.includes(line));
};
