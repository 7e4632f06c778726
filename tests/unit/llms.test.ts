import { expect, test } from 'vitest';
import llms, { inEachLanguage } from '../../pages/llms.txt.ts';
import { content } from '../site-content.ts';
import { stubPage } from './stub-page.ts';

const addressOf = (name: string) => name.replace('/practices/', '/métiers/');

test('language models get a list of practices, cases with a story and articles, with the addresses of their Markdown', () => {
  const text = llms({ ...stubPage, content, pages: [], base: '/firm', addressOf });
  const { site, home, practices, cases, insights, services } = content;
  expect(text.split('\n').slice(0, 3)).toEqual([
    `# ${site.name}`,
    '',
    `> ${home.head.description}`,
  ]);
  const links = text.split('\n').filter((line) => line.startsWith('- '));
  expect(links).toHaveLength(
    practices.length + cases.filter(({ sections }) => sections.length > 0).length + insights.length,
  );
  for (const { slug, description } of practices) {
    const title = services.find((service) => service.slug === slug)?.title;
    const address = `${site.origin}/firm/m%C3%A9tiers/${slug}/index.md`;
    expect(links).toContain(`- [${title}](${address}): ${description}`);
  }
  for (const { slug, title, description } of insights)
    expect(links).toContain(
      `- [${title}](${site.origin}/firm/insights/${slug}/index.md): ${description}`,
    );
});

test('what the firm does not have is not listed', () => {
  const none = { ...content, practices: [], cases: [], insights: [] };
  const text = llms({ ...stubPage, content: none, pages: [], base: '', addressOf });
  expect(text).not.toContain('##');
});

test('the list of the first language leads to those of the others, which list their own pages', () => {
  const home = (path: string, title: string) => ({
    route: { ...stubPage.route, name: '/', path },
    head: { ...stubPage.head, title },
  });
  const pages = [home('/', 'Home'), home('/ar/', 'الرئيسية')];
  const textAt = (home: string) =>
    llms({ ...stubPage, content, pages, base: '/firm', home, addressOf });
  const link = `- [الرئيسية](${content.site.origin}/firm/ar/llms.txt)`;
  expect(textAt('/').split('\n').slice(-4)).toEqual([
    `## ${content.ui.footer.languages}`,
    '',
    link,
    '',
  ]);
  expect(textAt('/ar/')).not.toContain('llms.txt');
  expect(inEachLanguage()).toBe(true);
});
