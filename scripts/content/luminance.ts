/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance of sRGB). */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance of a colour such as #051d21: 0 for black, 1 for white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
