import { z } from 'zod';

/** Where a place is, in decimal degrees: the fields that put it on the map. */
export const coordinates = {
  latitude: z
    .number()
    .min(-90, 'a number from -90 to 90')
    .max(90, 'a number from -90 to 90')
    .describe('Latitude in decimal degrees, such as 48.2082. South of the equator is negative.'),
  longitude: z
    .number()
    .min(-180, 'a number from -180 to 180')
    .max(180, 'a number from -180 to 180')
    .describe('Longitude in decimal degrees, such as 16.3738. West of Greenwich is negative.'),
};
