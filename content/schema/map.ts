import { z } from 'zod';

/** Half the width and height of the embedded map, in degrees. */
const around = { longitude: 0.04, latitude: 0.03 };

const pattern = (whole: string) =>
  z
    .url({ protocol: /^https$/ })
    .refine(
      (address) => address.includes('{latitude}') && address.includes('{longitude}'),
      'an address with {latitude} and {longitude}, in which the site fills in those of `founded`',
    )
    .default(whole);

/** The addresses of the interactive map, with placeholders for the coordinates of the head office. */
export const mapSchema = z.strictObject({
  embed: pattern(
    'https://www.openstreetmap.org/export/embed.html?bbox={west}%2C{south}%2C{east}%2C{north}&layer=mapnik&marker={latitude}%2C{longitude}',
  ).describe(
    'Web address of the map to embed, with {latitude} and {longitude}, and its edges as {west}, ' +
      '{south}, {east} and {north} if need be.',
  ),
  link: pattern(
    'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=14/{latitude}/{longitude}',
  ).describe('Web address of the same map on its own website, with {latitude} and {longitude}.'),
});

/** The addresses of the map around a place. */
export function mapAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  { embed, link }: z.infer<typeof mapSchema>,
): z.infer<typeof mapSchema> {
  const values: Readonly<Record<string, number>> = {
    latitude,
    longitude,
    west: longitude - around.longitude,
    east: longitude + around.longitude,
    south: latitude - around.latitude,
    north: latitude + around.latitude,
  };
  // Sums of decimal fractions have too many digits.
  const fill = (address: string) =>
    address.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : String(Number(value.toFixed(6)));
    });
  return { embed: fill(embed), link: fill(link) };
}
