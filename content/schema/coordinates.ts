import { z } from 'zod';

/** Where a place is, in decimal degrees: the fields that put it on the map. */
export const coordinates = {
  latitude: z
    .number()
    .min(-90, 'a number from -90 to 90')
    .max(90, 'a number from -90 to 90')
    .describe('Degrees north of the equator as a decimal number; south is negative.'),
  longitude: z
    .number()
    .min(-180, 'a number from -180 to 180')
    .max(180, 'a number from -180 to 180')
    .describe('Degrees east of Greenwich as a decimal number; west is negative.'),
};
