/**
 * Colours of the line art, by the names that `content/palette.yaml` gives them: first the site's own,
 * then the tones between night and foam that drawings alone have. `paint` puts in what they are.
 */
export const palette = {
  night: 'var(--night)',
  ink: 'var(--ink)',
  foam: 'var(--foam)',
  sun: 'var(--sun)',
  onNight: 'var(--on-night)',
  onNightMuted: 'var(--on-night-muted)',
  /** Lines that stand back. */
  reef: 'var(--land)',
  morning: 'var(--morning)',
  deep: 'var(--deep)',
  lagoon: 'var(--lagoon)',
  harbour: 'var(--harbour)',
  dusk: 'var(--dusk)',
  abyss: 'var(--abyss)',
  shoal: 'var(--shoal)',
} as const;
