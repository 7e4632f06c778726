import { z } from 'zod';

/** A web address of a certain form that browsers can read: no port above 65535, no host "a..b". */
export const webAddress = (form: RegExp, expected: string) =>
  z.string().regex(form, { error: expected, abort: true }).refine(isReadable, expected);

/** Not URL.canParse: once Node 20 or 22 has compiled the call, it refuses letters such as ä. */
function isReadable(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}
