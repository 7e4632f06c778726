import type { Hosting } from '../hosts/hosting.ts';
import { type FolderLookup, type Resolution, resolvePath } from './resolve-path.ts';

/** What a static host answers to the path of a request, for a site that may be served under a base. */
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
