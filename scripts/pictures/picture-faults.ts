import { Parser } from 'htmlparser2';

/**
 * The largest drawing that is published unchanged, in bytes. Line art of this size compresses to
 * about 20 kB, less than a screen-wide bitmap of it. Larger drawings are encoded like photographs.
 */
export const largestDrawing = 120_000;

const shapes = new Set(
  [
    'svg g defs symbol use switch title desc metadata',
    'path rect circle ellipse line polyline polygon',
    'linearGradient radialGradient stop pattern clipPath mask marker',
    'animate animateMotion animateTransform mpath set',
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
    'feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that drawing programs write, and what to do about them. */
const known: Readonly<Record<string, string>> = {
  script: 'contains a script',
  foreignObject: 'contains a foreignObject, which can contain a page',
  text: 'contains text, whose font differs between devices: convert it to paths',
  image: 'contains another picture: save it as png or jpg',
  style: 'contains a style sheet: use attributes such as fill and stroke',
};

/** The namespaces whose elements browsers draw or run. Those of drawing programs do nothing. */
const live = /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml)$/;

/**
 * Why an SVG cannot be published unchanged. It may contain only shapes, since it is served from the
 * site's own origin and has to look the same everywhere. Undefined if nothing is wrong.
 */
export function faultOfDrawing(svg: string): string | undefined {
  let fault = svg.includes('\0') ? 'is in UTF-16: save it in UTF-8' : undefined;
  const prefixes = new Set<string | undefined>([undefined]);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        for (const [name, value] of Object.entries(attributes))
          if (name.startsWith('xmlns:') && live.test(value)) prefixes.add(name.slice(6));
        const [name = '', prefix] = tag.split(':').reverse();
        if (!prefixes.has(prefix)) return;
        if (!shapes.has(name)) fault ??= known[name] ?? `contains <${tag}>, which is not a shape`;
        for (const attribute of Object.entries(attributes)) fault ??= faultOfAttribute(attribute);
      },
      onprocessinginstruction: (kind, text) => {
        const name = kind.toLowerCase();
        // Entities can stand for any markup.
        if (name === '!doctype' && text.includes('[')) fault ??= 'declares entities';
        if (name === '?xml-stylesheet') fault ??= 'refers to a style sheet';
        const [, encoding = 'utf-8'] = /encoding=["'](.*?)["']/i.exec(text) ?? [];
        // In other encodings, the same bytes can be different markup.
        if (name === '?xml' && !/^(utf-8|us-ascii|iso-8859-1)$/i.test(encoding))
          fault ??= `is in ${encoding}: save it in UTF-8`;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return fault;
}

/** The functions of colours, positions and sizes. Of all others, some load files. */
const functions = new Set(
  [
    'url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var',
    'matrix translate translatex translatey scale scalex scaley rotate skewx skewy',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'inset circle ellipse polygon path cubic-bezier steps linear',
  ].flatMap((names) => names.split(' ')),
);

/** Attributes that load something, or run it, or change where the links of others lead. */
const linking = /^(src|srcset|action|formaction|ping|base|poster|data|manifest)$/i;

/** Attributes whose value is a name or a text. */
const naming = /^(id|class|role|lang|(aria|data)-[\w-]+|(inkscape|sodipodi|serif|sketch):[\w-]+)$/;

function faultOfAttribute([name, value]: [string, string]): string | undefined {
  const local = name.replace(/^.*:/, '');
  if (/^on/i.test(name)) return `has an event handler, ${name}`;
  if (linking.test(local)) return `has the attribute ${name}, which drawings do not need`;
  if (/^attributeName$/i.test(name) && /href|^on/i.test(value)) return `animates ${value}`;
  if (/^href$/i.test(local)) return /^\s*#/.test(value) ? undefined : refers(value);
  if (naming.test(name)) return undefined;
  // In CSS, a backslash can spell any name in another way.
  if (value.includes('\\')) return `has a backslash in the attribute ${name}: ${value}`;
  for (const [, called = '', target = ''] of value.matchAll(/([\w-]+)\(([^)]*)/g)) {
    if (!functions.has(called.toLowerCase()))
      return `has ${called}() in the attribute ${name}, which is no colour, position or size`;
    if (/^url$/i.test(called) && !/^\s*["']?#/.test(target)) return refers(target);
  }
  return undefined;
}

const refers = (target: string) => `refers to another file, ${target}`;

/** Why a file with several pictures, such as an animation, cannot be shown as one of them. */
export const faultOfPages = (pages: number): string | undefined =>
  pages > 1
    ? `moves or has several pages (${pages} pictures): put a film in static/, as mp4, or keep one picture`
    : undefined;

/** The first bytes of HEIC files, which iPhones write under any file extension. */
const heic = /^....ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/s;

/** Why a file cannot be read as a picture, phrased to follow "which". */
export function whyUnreadable(file: Uint8Array, error: string): string {
  if (file.length === 0) return 'is empty';
  if (heic.test(Buffer.from(file.subarray(0, 12)).toString('latin1')))
    return 'is a HEIC file, despite its name';
  if (/premature end|read error|unexpected end/i.test(error))
    return 'is incomplete: a part of the file is missing';
  if (/unsupported image format/i.test(error)) return 'is not a picture, despite its name';
  return `cannot be read: ${error.split('\n', 1)[0]}`;
}
