import { z } from 'zod';

/** A step up or to the same folder, which browsers leave out of an address. */
const step = /\/(\.|%2e){1,2}(\/|$)/i;

/** What a policy can name; letters beyond ASCII are in the address of a host as `xn--`. */
const host = /^[\w.-]+$/;

/**
 * A web address of a certain form that browsers read as it is written: no port above 65535, no host
 * "a..b" or "a*", no path with "/../".
 */
export const webAddress = (form: RegExp, expected: string) =>
  z.string().regex(form, { error: expected, abort: true }).refine(isReadable, expected);

/** Not URL.canParse: once Node 20 or 22 has compiled the call, it refuses letters such as ä. */
function isReadable(address: string): boolean {
  try {
    return host.test(new URL(address).hostname) && !step.test(address);
  } catch {
    return false;
  }
}

/** The address of a site without a path: what others refer to it by. */
export const webOrigin = () =>
  webAddress(
    /^https:\/\/[^/\s?#@"'<>&\\]+$/,
    'https:// and the host name, without a slash at the end',
  );
