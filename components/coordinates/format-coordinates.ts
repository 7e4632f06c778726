import type { Site } from '../../content/schema/site.ts';
import type { Ui } from '../../content/schema/ui.ts';

type Place = { latitude: number; longitude: number };

/**
 * A position in whole minutes of arc, with true prime signs: 0°18′N 32°34′E. In a text from the right, `dir`, one with
 * Latin letters is isolated.
 */
export function formatCoordinates(
  place: Place,
  words: Ui['coordinates'],
  dir: Site['dir'] = 'ltr',
): string {
  const latitude = degrees(place.latitude, words.north, words.south);
  const position = `${latitude} ${degrees(place.longitude, words.east, words.west)}`;
  return dir === 'rtl' && !fromRightToLeft.test(position) ? isolated(position) : position;
}

// Minutes are truncated. The small addition makes up for binary fractions: without it, 2.05 degrees
// would give 2.9999 minutes instead of 3.
function degrees(value: number, positive: string, negative: string): string {
  const minutes = Math.floor(Math.abs(value) * 60 + 1e-6);
  const whole = Math.floor(minutes / 60);
  const word = value < 0 ? negative : positive;
  const figures = `${whole}°${String(minutes % 60).padStart(2, '0')}′`;
  return (fromRightToLeft.test(word) ? isolated(figures) : figures) + word;
}

// After an Arabic or Hebrew word, degrees and minutes would change places: 34°32.
const fromRightToLeft = /[\u0590-\u08ff]/;

/** Isolates a left-to-right text from the direction of the text around it. */
const isolated = (text: string) => `\u2066${text}\u2069`;
