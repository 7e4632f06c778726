import { keyOf } from '../base/artifacts.js';
import { type Problem, ProblemsError, throwIfAny, together } from '../base/problems.ts';
import { symbolicLinks } from '../base/symbolic-links.ts';
import { problemOf } from '../base/trace.ts';
import { type Bundle, bundleOnce } from '../code/bundle.ts';
import { bundleClient } from '../code/bundle-client.ts';
import {
  bundleCard,
  bundleCollections,
  bundleSite,
  cardFile,
  type SiteModule,
} from '../code/bundle-site.ts';
import { dataPackages, licencesFile, packagesOf, readLicences } from '../code/licences.ts';
import { pageStyles } from '../code/page-styles.ts';
import {
  checkEntries,
  entryName,
  findSiteFiles,
  fixedAddresses,
  sourceFolders,
} from '../code/site-files.ts';
import { allCollections } from '../content/collections.ts';
import { type ContentMemory, noMemory } from '../content/content-memory.ts';
import { paletteRules } from '../content/palette.ts';
import { signsIn, subsetFonts } from '../fonts/fonts.ts';
import { endpointsOf } from '../languages/endpoints.ts';
import {
  dropHidden,
  languageOf,
  listHidden,
  loadLanguages,
  resolveLanguages,
} from '../languages/languages.ts';
import { type Library, openLibrary } from '../pictures/picture-library.ts';
import { readRedirects } from '../routes/redirects.ts';
import { checkContent, checkRelease } from './content-rules.ts';
import { readTrustedSources } from './hosting.ts';

export type LoadOptions = {
  /** Path below which the site is served, without a trailing slash. The default is the root. */
  base?: string;
  /** Fails on samples and anything else that visitors must not see. */
  release?: boolean;
  /** The date of the build, on which expiry depends. The default is today. */
  builtOn?: Date;
  /** Shows what is not finished or not yet due, too. */
  isDevelopment?: boolean;
  /** How code is bundled; the default is a one-off bundle. */
  bundle?: Bundle;
  /** The content of the same site when it was last loaded, in development. */
  memory?: ContentMemory;
  /** The pictures of the same site when it was last loaded, in development. */
  earlierPictures?: Library | undefined;
};

/** A site ready to render: its code, its content, its routes, and the parts shared by all pages. */
export type LoadedSite = Awaited<ReturnType<typeof loadSite>>;

/**
 * Loads a site and checks what is known before any page is rendered. Throws a ProblemsError that
 * lists what is wrong.
 */
export async function loadSite(root: string, options: LoadOptions = {}) {
  const { base = '' } = options;
  const sources = await loadSources(root, base, options);
  checkSources(root, sources, options);
  const { loaded, ...parts } = sources;
  const { code, collections } = parts;
  const { content, records, inherited, collectionOf } = loaded;
  const languages = resolveLanguages(root, { ...code, collections }, loaded);
  const routes = languages.flatMap(({ routes }) => routes);
  // The menu of languages names each in its own language, so these letters are needed too.
  const langs = languages.flatMap(({ lang }) => lang || []);
  const tags = langs.length > 1 ? langs : [];
  const names = tags.map((lang) => new Intl.DisplayNames(lang, { type: 'language' }).of(lang));
  const signs = langs.flatMap(signsIn);
  const contents = languages.map(({ content }) => content);
  const all = allCollections(collections);
  const inFonts = contents.map((each) =>
    Object.entries(Object(each)).filter(([name]) => all[name]?.inSiteFonts !== false),
  );
  const trusted = readTrustedSources(collections, contents);
  const made = [...endpointsOf(code, languages).keys(), licencesFile];
  const { destinations } = languageOf('/', languages);
  const hosting = { base, trusted, redirects: readRedirects(root, routes, destinations, made) };
  const tokens = paletteRules(content);
  const fonts = await subsetFonts(
    root,
    { fonts: content.fonts, texts: inFonts, names, signs },
    langs,
  );
  const ofOthers = [
    ...dataPackages(root, sources.imports),
    ...packagesOf(fonts.sources.map(({ file }) => file)),
  ];
  const licences = readLicences(root, [...sources.client.packages, ...ofOthers]);
  return {
    ...parts,
    inherited,
    collectionOf,
    licences,
    base,
    card: sources.card && {
      draw: sources.card.draw,
      // A card is set in the site's fonts.
      version: keyOf(sources.card.version, ...fonts.sources.map(({ hash }) => hash)),
    },
    content,
    records,
    languages,
    routes,
    fonts,
    tokens,
    hosting,
  };
}

type Sources = Awaited<ReturnType<typeof loadSources>>;

/** Finds, bundles, reads and measures everything that belongs to a site. */
async function loadSources(root: string, base: string, options: LoadOptions) {
  const { bundle = bundleOnce, builtOn = new Date(), isDevelopment = false } = options;
  const { earlierPictures, memory = noMemory } = options;
  throwIfAny(symbolicLinks(root, sourceFolders));
  const files = findSiteFiles(root);
  // The definitions of content come first and alone: content is then read while esbuild, a process
  // of its own, bundles everything else.
  const defined = bundleCollections(root, bundle, memory);
  await defined.catch(() => {});
  const read = (run: Awaited<typeof defined>) => {
    const { collections } = run();
    const when = { builtOn, isDevelopment };
    const all = loadLanguages(root, collections, memory);
    return {
      collections,
      hidden: listHidden(all, collections, builtOn),
      loaded: dropHidden(all, collections, when),
    };
  };
  const bundled = bundleSite(root, files, bundle);
  const [{ imports }, code, styles, card, client, library, content] = await together([
    bundled,
    bundled.then(({ run }) => run()),
    bundled.then(({ imports }) => pageStyles(root, imports, files, base, bundle)),
    bundleCard(root, bundle),
    bundleClient(root, files, base, bundle),
    openLibrary(root, earlierPictures),
    // What is wrong with the content waits in `loaded.problems` until all of it can be told at once.
    defined.then(read),
  ]);
  const cards = card && { version: card.version, draw: cardDrawer(card, root) };
  return {
    ...content,
    imports,
    card: cards,
    code,
    client,
    library,
    files,
    styles,
  };
}

/**
 * Runs the code of social cards once, and only when a card has to be drawn. Throws a ProblemsError if
 * it fails or returns no picture.
 */
function cardDrawer({ run }: NonNullable<Awaited<ReturnType<typeof bundleCard>>>, root: string) {
  let module: ReturnType<typeof run> | undefined;
  return async (says: object): Promise<string> => {
    try {
      module ??= run();
      const drawn: unknown = await module.default(says, root);
      if (typeof drawn === 'string') return drawn;
      const expected = 'export default: a function that returns a drawing, as the text of an SVG';
      throw new ProblemsError([{ file: cardFile, expected, found: typeof drawn }]);
    } catch (error) {
      throw new ProblemsError([problemOf(error, cardFile)]);
    }
  };
}

function checkSources(root: string, sources: Sources, options: LoadOptions): void {
  const { release, builtOn = new Date() } = options;
  const { code, imports, collections, loaded, files, library } = sources;
  const unready = release ? checkRelease(collections, loaded, builtOn) : [];
  throwIfAny([
    ...checkContent(collections, loaded, library, builtOn),
    ...unready,
    ...checkEntries(files),
    ...checkIslands(code.islands),
    ...fixedAddresses(root, files, imports),
  ]);
}

/** Reports files that export no island with the file's name, by which its script is found. */
function checkIslands(islands: SiteModule['islands']): Problem[] {
  return Object.entries(islands).flatMap(([file, module]) => {
    const name = entryName(file);
    const found = module.default?.islandName;
    if (found === name) return [];
    const expected = `export default island({ name: '${name}', hydrate: … }, Component)`;
    const exported = found === undefined ? 'no island' : `the name ${JSON.stringify(found)}`;
    return [{ file, expected, found: exported }];
  });
}
