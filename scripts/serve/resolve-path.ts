import { addressOf, decoded } from '../base/paths.js';
import type { Hosting } from '../load/hosting.ts';
import type { Redirects } from '../routes/redirects.ts';

/**
 * The contents of a folder. Paths are relative, with forward slashes, in exact case:
 * `contact/index.html`.
 */
export type FolderLookup = {
  /** True for a regular file with exactly this path. */
  has(file: string): boolean;
  /** The files whose path differs from this one only in case. */
  ignoringCase(file: string): readonly string[];
};

/** A static host's response to a path. */
type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' }
  | { kind: 'malformed' };

const INDEX = 'index.html';

/**
 * Decides how a static host answers the path of a request, as received (encoded, without the
 * query). A route is a folder with an `index.html`, addressed with a trailing slash. Every other
 * spelling redirects there, and moved addresses redirect too. No path leads out of the folder.
 */
export function resolvePath(
  rawPath: string,
  folder: FolderLookup,
  redirects: Redirects = [],
): Resolution {
  const path = decodePath(rawPath);
  if (path === undefined) return { kind: 'malformed' };
  if (isHidden(path)) return { kind: 'missing' };

  const file = path.endsWith('/') ? path.slice(1) + INDEX : path.slice(1);
  const route = routeOf(path);
  const page = route.slice(1) + INDEX;
  if (route !== path && folder.has(page)) return redirect(route);
  if (folder.has(file)) return { kind: 'file', file };
  const moved = redirects.find(({ from }) => from === route || from === path);
  // It may name a part of the page.
  if (moved) return { kind: 'redirect', location: encodeURI(moved.to) };

  const lookalikes = new Set([...folder.ignoringCase(page), ...folder.ignoringCase(file)]);
  const [only] = lookalikes;
  if (only !== undefined && lookalikes.size === 1 && only !== file)
    return redirect(addressOf(only));
  return { kind: 'missing' };
}

/** The decoded path; undefined for one that no browser sends, since browsers resolve dots. */
function decodePath(rawPath: string): string | undefined {
  const path = decoded(rawPath);
  if (path === undefined) return undefined;
  const segments = path.split('/');
  const unsafe = /[\0\\]/.test(path) || segments.includes('.') || segments.includes('..');
  return unsafe || !path.startsWith('/') ? undefined : path;
}

/**
 * Dotfiles are not served, except those in `/.well-known/`. Neither is a path with a doubled slash,
 * which is a different address from the one with a single slash.
 */
function isHidden(path: string): boolean {
  return path.includes('//') || path.replace(/^\/\.well-known\//, '/').includes('/.');
}

/** `/x`, `/x.html` and `/x/index.html` are spellings of the route `/x/`. */
function routeOf(path: string): string {
  if (/\/index\.html$/i.test(path)) return path.slice(0, -INDEX.length);
  return path.endsWith('/') ? path : `${path.replace(/\.html$/i, '')}/`;
}

function redirect(path: string): Resolution {
  return { kind: 'redirect', location: path.split('/').map(encodeURIComponent).join('/') };
}

/** Like `resolvePath`, for a site that may be served below a base path. */
export function resolveAddress(
  rawPath: string,
  folder: FolderLookup,
  { base, redirects }: Hosting,
): Resolution {
  if (!base) return resolvePath(rawPath, folder, redirects);
  if (rawPath === '/' || rawPath === base) return { kind: 'redirect', location: `${base}/` };
  if (!rawPath.startsWith(`${base}/`)) return { kind: 'missing' };
  const inside = resolvePath(rawPath.slice(base.length), folder, redirects);
  return inside.kind === 'redirect' ? { ...inside, location: base + inside.location } : inside;
}
