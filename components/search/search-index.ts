/** A page that was found: its address, its title, and words around those that were looked for. */
export type Found = { path: string; title: string; words: readonly Piece[] };
type Piece = { at: number; text: string; isMarked: boolean };

/** What was found: how many pages, and the first of them, the best first. */
export type Answer = { total: number; pages: readonly Found[] };

// Pagefind's own module, which the build puts beside its index.
type Pagefind = {
  search(text: string): Promise<{ results: readonly { data(): Promise<Data> }[] }>;
};
type Data = { url: string; meta: { title?: string }; excerpt: string };
type PagefindModule = { createInstance(options: object): Pagefind };

let opened: Promise<Pagefind> | undefined;
let tries = 0;

/** The index in a folder of the site. It loads when it is first asked, and again if that has failed. */
function open(folder: string): Promise<Pagefind> {
  // Browsers request no module again that has failed, unless its address differs.
  opened ??= import(`${folder}pagefind.js${tries++ ? `?${tries}` : ''}`).then(
    ({ createInstance }: PagefindModule) =>
      createInstance({
        // Pages are found under their whole paths.
        baseUrl: '/',
        // The policy accepts no worker but the one that keeps pages.
        noWorker: true,
        // The address of the folder changes with the index, so browsers may keep what is in it.
        metaCacheTag: '',
      }),
  );
  return opened;
}

/** Searches the site for a text, and reads the first pages that were found. */
export async function searchSite(folder: string, text: string, most: number): Promise<Answer> {
  try {
    const { results } = await (await open(folder)).search(text);
    const asked = await Promise.allSettled(results.slice(0, most).map((result) => result.data()));
    const pages = asked.flatMap((it) => (it.status === 'fulfilled' ? it.value : []));
    const missing = asked.find((it) => it.status === 'rejected');
    // Without a connection, the pages that this device has read before are better than none.
    if (missing && (navigator.onLine || pages.length === 0)) throw missing.reason;
    return {
      total: results.length - (asked.length - pages.length),
      pages: pages.map(({ url, meta, excerpt }) => ({
        path: url,
        title: meta.title ?? url,
        words: piecesOf(excerpt),
      })),
    };
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** An excerpt in pieces, each with its place: the policy lets no script write HTML. */
const piecesOf = (excerpt: string): Piece[] =>
  excerpt.split(/<\/?mark>/).map((text, at) => ({
    at,
    text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    isMarked: at % 2 === 1,
  }));
