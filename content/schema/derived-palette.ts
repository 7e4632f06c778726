import { colourOf, readable, toneOf } from '#content';

/** What colours hold between them: a little more than `contrast` in palette.yaml asks for. */
const text = 4.6;
const control = 3.1;
const button = 7.1;
const band = 1.17;

/**
 * All colours of the site from a firm's own two: `ground`, of its dark bands, and `accent`, of its
 * buttons and markers. Both keep their hue. How light they are may change: words on them have to be
 * read.
 */
export function derivePalette({ ground, accent }: { ground: string; accent: string }) {
  const own = toneOf(ground);
  const bright = toneOf(accent);
  // A grey ground has no hue for links, so that they have the accent's.
  const hue = own.chroma < 0.02 ? bright.hue : own.hue;
  const strength = Math.min(1, own.chroma / 0.035);
  const tint = (lightness: number, chroma: number) =>
    colourOf({ lightness, chroma: chroma * strength, hue: own.hue });
  const link = (lightness: number) => ({ lightness, chroma: 0.085, hue });
  const grey = (lightness: number) => ({ lightness, chroma: 0.03 * strength, hue: own.hue });

  const night = colourOf({
    ...own,
    lightness: Math.min(Math.max(own.lightness, 0.17), 0.24),
    chroma: Math.min(own.chroma, 0.06),
  });
  const dark = (lightness: number, ...below: string[]) =>
    readable({ ...own, lightness, chroma: Math.min(own.chroma, 0.05) }, 'lighter', [below, band]);
  const darkPaper = dark(0.26, night);
  const darkRaised = dark(0.31, darkPaper, night);
  const raisedNight = dark(0.31, night);
  const lightPaper = tint(0.975, 0.005);
  const light = [lightPaper, '#ffffff'];
  const darks = [darkPaper, darkRaised, night, raisedNight];
  const onLight = (tone: Parameters<typeof readable>[0], least: number) =>
    readable(tone, 'darker', [light, least]);
  const onDark = (tone: Parameters<typeof readable>[0], least: number) =>
    readable(tone, 'lighter', [darks, least]);

  const ink = tint(0.25, 0.04);
  const pale = tint(0.96, 0.015);
  const sun = readable(bright, 'lighter', [[ink], button], [darks, control]);
  const hover = toneOf(sun);
  const error = { chroma: 0.15, hue: 32 };
  return {
    colours: {
      paper: { light: lightPaper, dark: darkPaper },
      raised: { light: '#ffffff', dark: darkRaised },
      ink: { light: ink, dark: pale },
      muted: { light: onLight(grey(0.48), text), dark: onDark(grey(0.79), text) },
      line: { light: `${ink}24`, dark: `${pale}26` },
      accent: { light: onLight(link(0.48), text), dark: onDark(link(0.81), text) },
      control: { light: onLight(grey(0.61), control), dark: onDark(grey(0.64), control) },
      error: {
        light: onLight({ lightness: 0.48, ...error }, text),
        dark: onDark({ lightness: 0.79, ...error }, text),
      },
      sun,
      'on-sun': ink,
      'sun-hover': colourOf({ ...hover, lightness: Math.min(hover.lightness + 0.05, 1) }),
      'sun-glow': `${sun}55`,
      night,
      'night-raised': raisedNight,
      'night-line': `${pale}26`,
      'on-night': pale,
      'on-night-soft': tint(0.9, 0.02),
      'on-night-muted': onDark(grey(0.79), text),
      foam: onDark(link(0.83), text),
      land: colourOf({ ...link(0.53), chroma: 0.075 }),
      'sea-glow': `${colourOf(link(0.54))}55`,
    },
    drawings: {
      morning: colourOf({ ...link(0.93), chroma: 0.05 }),
      deep: tint(0.25, 0.04),
      lagoon: tint(0.34, 0.055),
      harbour: tint(0.28, 0.045),
      dusk: tint(0.3, 0.05),
      abyss: tint(0.24, 0.04),
      shoal: colourOf(link(0.63)),
    },
  };
}
