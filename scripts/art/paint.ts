/** The colours that drawings are painted with: those of the site, and tones of their own. */
export type Paints = {
  colours: Readonly<Record<string, string | { light: string; dark: string }>>;
  drawings: Readonly<Record<string, string>>;
};

/** Puts colours in the place of their names; of two themes the light one. Throws for an unknown name. */
export function paint(svg: string, { colours, drawings }: Paints): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = drawings[name] ?? colours[name];
    if (colour === undefined) throw new Error(`the palette has no colour "${name}"`);
    return typeof colour === 'string' ? colour : colour.light;
  });
}
