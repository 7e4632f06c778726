import { z } from 'zod';

/** A web address of a certain form that browsers can read: no port above 65535, no host "a..b". */
export const webAddress = (form: RegExp, expected: string) =>
  z
    .string()
    .regex(form, { error: expected, abort: true })
    .refine((address) => URL.canParse(address), expected);
