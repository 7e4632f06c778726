import type { Redirects } from '../routes/redirects.ts';
import type { Language } from './languages.ts';

/** Addresses of pages that are not at their own names, by these names below the home page. */
type Addresses = Readonly<Record<string, string>>;

/** A page whose address is another one than in the last build, to which nothing redirects yet. */
export type MovedPage = { from: string; to: string };

/** The addresses of a site's pages that are not at their own names, for the record of a build. */
export const addressesOf = (languages: readonly Language[]): Addresses =>
  Object.fromEntries(languages.flatMap(placesOf).filter(([own, path]) => own !== path));

const placesOf = ({ home, addresses }: Language): [own: string, path: string][] =>
  [...addresses].map(([name, path]) => [home + name.slice(1), path]);

/**
 * Finds pages that the last build published at addresses which would now lead nowhere. `last` are
 * the addresses that it recorded, and `isGone` says of a file that it published whether it is gone.
 */
export function findMoved(
  languages: readonly Language[],
  redirects: Redirects,
  last: Addresses,
  isGone: (file: string) => boolean,
): MovedPage[] {
  const covered = new Set(redirects.map(({ from }) => from));
  return languages.flatMap(placesOf).flatMap(([own, to]) => {
    const from = last[own] ?? own;
    const isMoved = from !== to && isGone(`${from.slice(1)}index.html`);
    return isMoved && !covered.has(from) ? [{ from, to }] : [];
  });
}
