import {
  type CSSToken,
  isTokenFunction,
  isTokenIdent,
  isTokenSemicolon,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
  TokenType,
  tokenize,
} from '@csstools/css-tokenizer';
import { Parser } from 'htmlparser2';

/**
 * The largest drawing that is published unchanged, in bytes. Line art of this size compresses to
 * about 20 kB, less than a screen-wide bitmap of it. Larger drawings are encoded like photographs.
 */
export const largestDrawing = 120_000;

const wordsOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

const shapes = wordsOf(
  'svg g defs symbol use switch title desc metadata',
  'path rect circle ellipse line polyline polygon',
  'linearGradient radialGradient stop pattern clipPath mask marker',
  'animate animateMotion animateTransform mpath set',
  'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
  'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
  'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
  'feSpotLight feTile feTurbulence',
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

/** An element of a drawing: what is in it, and the id of what it shows once more (`<use>`). */
type Part = { inside: Part[]; shows: string; drawn?: number };

/** No drawing is deeper, or draws more elements, unless it is made to keep browsers busy. */
const [mostDepth, mostDrawn] = [200, 100_000];

/** How many elements are drawn for a part, those that are shown once more included. */
function countDrawn(part: Part, byId: ReadonlyMap<string, Part>): number {
  if (part.drawn !== undefined) return part.drawn;
  // In case it shows itself, which browsers do not draw.
  part.drawn = 1;
  const shown = byId.get(part.shows);
  for (const each of shown ? [...part.inside, shown] : part.inside)
    part.drawn += countDrawn(each, byId);
  return part.drawn;
}

/**
 * Why an SVG cannot be published unchanged. It may contain only shapes, since it is served from the
 * site's own origin and has to look the same everywhere. Undefined if nothing is wrong.
 */
export function faultOfDrawing(svg: string): string | undefined {
  let fault = svg.includes('\0') ? 'is in UTF-16: save it in UTF-8' : undefined;
  const prefixes = new Set<string | undefined>([undefined]);
  const whole: Part = { inside: [], shows: '' };
  const open = [whole];
  const byId = new Map<string, Part>();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        for (const [name, value] of Object.entries(attributes))
          if (name.startsWith('xmlns:') && live.test(value)) prefixes.add(name.slice(6));
        const [name = '', prefix] = tag.split(':').reverse();
        const { id, href = attributes['xlink:href'] ?? '' } = attributes;
        const part = { inside: [], shows: name === 'use' ? href.slice(1) : '' };
        open.at(-1)?.inside.push(part);
        if (id !== undefined) byId.set(id, part);
        if (open.push(part) > mostDepth) fault ??= `is nested more than ${mostDepth} elements deep`;
        if (!prefixes.has(prefix)) return;
        if (!shapes.has(name)) fault ??= known[name] ?? `contains <${tag}>, which is not a shape`;
        for (const attribute of Object.entries(attributes))
          fault ??= faultOfAttribute(attribute, prefixes);
      },
      onclosetag: () => {
        open.pop();
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
  if (!fault && countDrawn(whole, byId) > mostDrawn)
    fault = `draws more than ${mostDrawn} elements, because <use> shows some over and over again`;
  return fault;
}

/** The functions of colours, positions and sizes. Of all others, some load files. */
const functions = wordsOf(
  'url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var',
  'matrix translate translatex translatey scale scalex scaley rotate skewx skewy',
  'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
  'inset circle ellipse polygon path cubic-bezier steps linear',
);

/** Properties of style, each also an attribute, and those that drawing programs write to no effect. */
const properties = wordsOf(
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation',
  'color-interpolation-filters color-profile color-rendering direction display',
  'dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity',
  'font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style',
  'font-variant font-variant-alternates font-variant-caps font-variant-east-asian',
  'font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings',
  'font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size',
  'isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid',
  'marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events',
  'shape-margin shape-padding shape-rendering solid-color solid-opacity stop-color stop-opacity',
  'stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit',
  'stroke-opacity stroke-width text-align text-anchor text-decoration text-decoration-color',
  'text-decoration-line text-decoration-style text-indent text-orientation text-overflow',
  'text-rendering text-transform transform transform-box transform-origin unicode-bidi',
  'vector-effect visibility white-space word-spacing writing-mode',
);

/** All other attributes that describe shapes, paints, filters and movements. */
const attributes = wordsOf(
  'accumulate additive amplitude attributeType azimuth baseFrequency baseProfile begin bias by',
  'calcMode clipPathUnits cx cy d diffuseConstant divisor dur dx dy edgeMode elevation end exponent',
  'filterUnits focusable fr from fx fy gradientTransform gradientUnits height in in2 intercept k1 k2',
  'k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes limitingConeAngle markerHeight',
  'markerUnits markerWidth maskContentUnits maskUnits max min mode numOctaves offset operator order',
  'orient origin path pathLength patternContentUnits patternTransform patternUnits points pointsAtX',
  'pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY',
  'repeatCount repeatDur requiredExtensions requiredFeatures restart result rotate rx ry scale seed',
  'slope spacing specularConstant specularExponent spreadMethod stdDeviation stitchTiles',
  'surfaceScale systemLanguage tableValues targetX targetY to type values version viewBox width x',
  'x1 x2 xChannelSelector y y1 y2 yChannelSelector z zoomAndPan xml:space',
);

/** Attributes whose value is a name or a text, or that name a vocabulary. */
const naming = /^(id|class|role|lang|xml:lang|xmlns(:[\w.-]+)?|(aria|data)-[\w.-]+)$/;

/** `live` are the prefixes of the vocabularies that browsers know. */
function faultOfAttribute(
  [name, value]: [string, string],
  live: ReadonlySet<string | undefined>,
): string | undefined {
  const [local = '', prefix] = name.split(':').reverse();
  if (/^on/i.test(name)) return `has an event handler, ${name}`;
  // Whatever its prefix: any can stand for that of links.
  if (/^href$/i.test(local)) return value.trim().startsWith('#') ? undefined : refers(value);
  if (naming.test(name)) return undefined;
  if (name === 'style') return faultOfStyle(value);
  if (name === 'attributeName')
    return properties.has(value) || attributes.has(value) ? undefined : `animates ${value}`;
  if (properties.has(name) || attributes.has(name)) return faultOfValue(value, name);
  // What drawing programs note in a vocabulary of their own does nothing in browsers.
  if (prefix !== undefined && prefix !== 'xml' && !live.has(prefix)) return undefined;
  return `has the attribute ${name}, which drawings do not need`;
}

/** Reads the declarations of a style attribute as browsers do, escapes included. */
function faultOfStyle(style: string): string | undefined {
  const tokens = tokenize({ css: style });
  let property: string | undefined;
  for (const [at, token] of tokens.entries()) {
    if (isTokenSemicolon(token)) property = undefined;
    else if (property === undefined && isTokenIdent(token)) {
      property = token[4].value.toLowerCase();
      if (!properties.has(property) && !property.startsWith('-inkscape-'))
        return `has the style property ${property}, which drawings do not need`;
    } else {
      const fault = faultOfToken(tokens, at, `style property ${property ?? ''}`.trim());
      if (fault) return fault;
    }
  }
  return undefined;
}

function faultOfValue(value: string, name: string): string | undefined {
  // Paths are long, and have none of these.
  if (!/[(\\@{]/.test(value)) return undefined;
  const tokens = tokenize({ css: value });
  return tokens
    .map((_, at) => faultOfToken(tokens, at, `attribute ${name}`))
    .find((fault) => fault !== undefined);
}

function faultOfToken(tokens: readonly CSSToken[], at: number, where: string): string | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (isTokenURL(token)) return faultOfTarget(token[4].value);
  if (isTokenFunction(token)) {
    const called = token[4].value.toLowerCase();
    if (!functions.has(called))
      return `has ${called}() in the ${where}, which is no colour, position or size`;
    if (called !== 'url') return undefined;
    const target = tokens.slice(at + 1).find((each) => !isTokenWhiteSpaceOrComment(each));
    return faultOfTarget(target && isTokenString(target) ? target[4].value : '');
  }
  const [kind, written] = token;
  const isOdd = [TokenType.AtKeyword, TokenType.OpenCurly, TokenType.BadURL, TokenType.BadString];
  return isOdd.some((odd) => odd === kind)
    ? `has ${written} in the ${where}, which drawings do not need`
    : undefined;
}

const faultOfTarget = (target: string) =>
  target.trim().startsWith('#') ? undefined : refers(target);

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
