/**
 * The path that a site is served under, as every address needs it: `/site/` becomes `/site`, and `/`
 * nothing. Throws for anything but a path.
 */
export function basePath(given: string): string {
  if (/^\/([\w-][\w.-]*\/)*$/.test(given)) return given.slice(0, -1);
  throw new Error(`Expected --base to be a path with a slash at both ends, found "${given}".`);
}
