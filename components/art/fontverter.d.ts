/** Converts fonts between formats. The package has no types of its own. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'sfnt'): Promise<Buffer>;
}
