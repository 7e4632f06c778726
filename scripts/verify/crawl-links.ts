import { LinkChecker, LinkState } from 'linkinator';

type BrokenLink = {
  url: string;
  /** The page or style sheet that contains the link. */
  page: string;
  reason: string;
};

type LinkReport = {
  /** How many pages and style sheets were read. */
  pages: number;
  /** How many different addresses were requested. */
  links: number;
  broken: BrokenLink[];
};

/**
 * Follows every link within one server from the given pages, and reports broken ones: a missing
 * page, file or anchor. Redirects are reported too, because a site should know its own addresses.
 * Links to other servers are ignored, so this needs no network.
 */
export async function crawlLinks(...start: readonly string[]): Promise<LinkReport> {
  const origins = new Set(start.map((url) => new URL(url).origin));
  const pages = new Set(start.map((url) => new URL(url).href));
  const links = new Set<string>();
  const good = new Set<string>();
  const broken: BrokenLink[] = [];

  // One page at a time: when linkinator follows links by itself, it checks only anchors that it
  // knew before it reached their page, and names the wrong page for them.
  for (const page of pages) {
    const read = new Set([page, ...(await anchoredFrom(page))]);
    const isSkipped = async (url: string) =>
      !origins.has(new URL(url).origin) || (good.has(url) && !read.has(url));
    for (const { url, state, status } of await linksOf(page, isSkipped)) {
      if (state === LinkState.SKIPPED) continue;
      links.add(url);
      if (state === LinkState.BROKEN) {
        broken.push({ url, page, reason: reasonFor(status) });
        continue;
      }
      good.add(url);
      if (mayHaveLinks(url)) pages.add(url);
    }
  }
  return { pages: pages.size, links: links.size, broken };
}

/** The URLs whose anchors a page links to. Linkinator fetches them again for each such page. */
async function anchoredFrom(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  const hrefs = [...html.matchAll(/href="([^"#]*)#/g)].map(([, href = '']) => href);
  return hrefs.filter((href) => URL.canParse(href, page)).map((href) => new URL(href, page).href);
}

async function linksOf(page: string, isSkipped: (url: string) => Promise<boolean>) {
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: page,
    checkFragments: true,
    checkCss: true,
    redirects: 'error',
    linksToSkip: isSkipped,
  });
  return links;
}

function mayHaveLinks(url: string): boolean {
  return /(?:\/|\.html|\.css)$/.test(new URL(url).pathname);
}

function reasonFor(status = 0): string {
  if (status === 0) return 'no answer';
  if (status < 300) return 'no such anchor on that page';
  return status < 400 ? `redirects (${status})` : `status ${status}`;
}
