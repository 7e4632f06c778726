/** Colours of the line art: the site's tokens, then the tones between night and foam. */
export const palette = {
  night: '#051d21',
  ink: '#06272c',
  foam: '#93d8cc',
  sun: '#f6a723',
  onNight: '#e9f5f1',
  onNightMuted: '#a3c3c0',
  /** Foam in full sun. */
  morning: '#c4f0e6',
  /** Water and sky far from the sun. */
  deep: '#06262b',
  /** Water and sky near the sun. */
  lagoon: '#0b3f44',
  /** Sky behind the sun. */
  harbour: '#082e34',
  /** Night with some light left. */
  dusk: '#0a343a',
  /** What lies behind glass. */
  abyss: '#05242a',
  /** Lines in half light. */
  shoal: '#4b9a95',
  /** Lines that stand back. */
  reef: '#2f7a78',
} as const;
