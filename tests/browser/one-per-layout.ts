const classOrLanguage = / (?:class|lang)="([^"]+)"/g;

/**
 * One page of each layout: the first of all pages with the same classes and languages. `read` returns
 * the HTML of a page.
 */
export function onePerLayout(pages: readonly string[], read: (page: string) => string): string[] {
  const first = new Map<string, string>();
  for (const page of pages) {
    const used = new Set([...read(page).matchAll(classOrLanguage)].map(([, words = '']) => words));
    const layout = [...used].sort().join();
    if (!first.has(layout)) first.set(layout, page);
  }
  return [...first.values()];
}
