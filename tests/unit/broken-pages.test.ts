import { existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../scripts/base/problems.ts';
import { checkSite } from '../../scripts/check/check-site.ts';
import { createFacts } from '../../scripts/finish/facts.ts';
import { sampled } from '../matrix.ts';
import { copySite, published, type Site, snapshot } from './fixture-site.ts';

const good = copySite();
let before: Record<string, string>;

beforeAll(async () => {
  await good.build();
  before = snapshot(good.out);
});

type Row = { what: string; change: (site: Site) => void; problems: Problem[] };

const home = 'pages/index.tsx';
const boat = 'pages/boats/[slug].tsx';
const guides = 'pages/guides/[[guide]].tsx';
const frame = 'components/frame/Frame.tsx';
const card = 'components/boat-card/BoatCard.tsx';
const counter = 'components/counter/Counter.island.tsx';
const boatPages = ['/boats/heron/', '/boats/curlew/'];
const guidePages = ['/guides/', '/guides/knots/', '/guides/tides/'];
const allPages = ['/404.html', ...boatPages, ...guidePages, '/'];

const linkPlaces = 'a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…';
const runs = 'code that runs without an error';
const bundles = 'code that can be bundled';

/** Puts markup above the boats on the home page. */
const onHome = (site: Site, markup: string) =>
  site.edit(home, '<section id="boats">', `${markup}\n      <section id="boats">`);

const exportsThatAreWrong: Row[] = [
  {
    what: 'a page without a component',
    change: (site) => site.edit(home, 'export default function', 'export function'),
    problems: [
      {
        file: home,
        field: 'default',
        expected: 'export default: the page component',
        found: 'no such export',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a page without head data, with the intended export',
    change: (site) => site.edit(home, 'export const head', 'export const heads'),
    problems: [
      {
        file: home,
        field: 'head',
        expected: 'export head: { title, description }, both texts',
        found: 'no such export',
        nearest: 'heads',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'head data without a description',
    change: (site) => site.edit(guides, "'What to read before you sail.'", "' '"),
    problems: [
      {
        file: guides,
        field: 'head',
        expected: 'export head: { title, description }, both texts',
        found: '{"title":"Guides","description":" "}',
        usedBy: guidePages,
      },
    ],
  },
  {
    what: 'head data with an unknown field, with the intended one',
    change: (site) =>
      site.edit(guides, "description: 'What", "noIndex: true,\n  description: 'What"),
    problems: [
      {
        file: guides,
        field: 'head.noIndex',
        expected: 'one of title, description, canonical, noindex, published, modified',
        found: 'the unknown field "noIndex"',
        nearest: 'noindex',
        usedBy: guidePages,
      },
    ],
  },
  {
    what: 'head data with a field of the wrong type',
    change: (site) =>
      site.edit(guides, "description: 'What", "noindex: 'yes',\n  description: 'What"),
    problems: [
      {
        file: guides,
        field: 'head.noindex',
        expected: 'true or false',
        found: '"yes"',
        usedBy: guidePages,
      },
    ],
  },
  {
    what: 'a page with parameters that lists no values',
    change: (site) => site.edit(boat, 'export const paths', 'export const path'),
    problems: [
      {
        file: boat,
        field: 'paths',
        expected: 'export function paths(content): the list of parameters to build',
        found: 'no such export',
        nearest: 'path',
      },
    ],
  },
  {
    what: 'an endpoint that returns no text',
    change: (site) => site.write('pages/numbers.txt.ts', 'export default () => 42;'),
    problems: [
      {
        file: 'pages/numbers.txt.ts',
        expected: 'export default: a function that returns the text of the file',
        found: 'number',
      },
    ],
  },
  {
    what: 'a document without a component',
    change: (site) => site.write('pages/_document.tsx', 'export const Frame = 1;'),
    problems: [
      {
        file: 'pages/_document.tsx',
        expected: 'export default: the document component, which frames every page',
        found: 'no such export',
        usedBy: allPages,
      },
    ],
  },
  {
    what: 'a site without a document',
    change: (site) => site.remove('pages/_document.tsx'),
    problems: [
      {
        file: 'pages/_document.tsx',
        expected: 'export default: the document component, which frames every page',
        found: 'no such file',
        usedBy: allPages,
      },
    ],
  },
  {
    what: 'a site without pages',
    change: (site) => site.remove('pages'),
    problems: [{ file: 'pages', expected: 'at least one page', found: 'none' }],
  },
];

const codeThatThrows: Row[] = [
  {
    what: 'a page, at the line that throws',
    change: (site) =>
      site.edit(boat, '  return (', "  throw new Error('no boat\\nat all');\n  return ("),
    problems: [{ file: boat, line: 13, expected: runs, found: 'no boat', usedBy: boatPages }],
  },
  {
    what: 'a component, with every page that contains it',
    change: (site) => site.edit(frame, '  return (', "  throw new Error('no frame');\n  return ("),
    problems: [{ file: frame, line: 6, expected: runs, found: 'no frame', usedBy: allPages }],
  },
  {
    what: 'two pages, both reported',
    change: (site) => {
      site.edit(boat, '  return (', "  throw new Error('one');\n  return (");
      site.edit(home, '  return (', "  throw new Error('two');\n  return (");
    },
    problems: [
      { file: boat, line: 13, expected: runs, found: 'one', usedBy: boatPages },
      { file: home, line: 12, expected: runs, found: 'two', usedBy: ['/'] },
    ],
  },
  {
    what: 'a component inside an island',
    change: (site) =>
      site.edit(counter, '  const id', "  throw new Error('no count');\n  const id"),
    problems: [{ file: counter, line: 8, expected: runs, found: 'no count', usedBy: ['/'] }],
  },
  {
    what: 'a module that is loaded',
    change: (site) =>
      site.edit(card, 'type BoatCardProps', "throw new Error('no module');\ntype BoatCardProps"),
    problems: [{ file: card, line: 4, expected: runs, found: 'no module' }],
  },
  {
    what: 'a list of parameters',
    change: (site) => site.edit(boat, 'boats.map', 'Object(boats).ships.map'),
    problems: [
      {
        file: boat,
        line: 4,
        expected: runs,
        found: "Cannot read properties of undefined (reading 'map')",
      },
    ],
  },
  {
    what: 'an endpoint',
    change: (site) =>
      site.edit('pages/tide.txt.ts', 'content.tide.metres', 'Object(content).ebb.metres'),
    problems: [
      {
        file: 'pages/tide.txt.ts',
        line: 5,
        expected: runs,
        found: "Cannot read properties of undefined (reading 'metres')",
      },
    ],
  },
  {
    what: 'something that is not an error',
    change: (site) => site.edit(home, '  return (', "  throw 'a text';\n  return ("),
    problems: [{ file: home, expected: runs, found: 'a text', usedBy: ['/'] }],
  },
  {
    what: 'an asynchronous component',
    change: (site) => site.edit(boat, 'export default function', 'export default async function'),
    problems: [
      {
        file: boat,
        expected: runs,
        found: 'an async component: a page is rendered in one pass and cannot wait',
        usedBy: boatPages,
      },
    ],
  },
];

const codeThatCannotBeBundled: Row[] = [
  {
    what: 'a page with a syntax error',
    change: (site) => site.edit(home, 'export const head', 'export cnst head'),
    problems: [
      {
        file: home,
        line: 6,
        expected: bundles,
        found: expect.stringMatching(/^Unexpected "cnst": export cnst head/),
      },
    ],
  },
  {
    what: 'an import of a missing file',
    change: (site) => site.edit(home, 'BoatCard.tsx', 'BoatCrad.tsx'),
    problems: [
      {
        file: home,
        line: 2,
        expected: bundles,
        found: expect.stringMatching(
          /^Could not resolve "\.\.\/components\/boat-card\/BoatCrad\.tsx"/,
        ),
      },
    ],
  },
  {
    what: 'an import of a missing name',
    change: (site) => site.edit(home, '{ BoatCard } from', '{ BoatCrad as BoatCard } from'),
    problems: [
      {
        file: home,
        line: 2,
        expected: bundles,
        found: expect.stringMatching(/^No matching export in .* for import "BoatCrad"/),
      },
    ],
  },
  {
    what: 'pages and widgets at once: each is reported, and an island, which is part of both, once',
    change: (site) => {
      site.edit(counter, 'function Counter', 'functin Counter');
      site.write('components/menu/Menu.client.ts', 'open menu;');
      site.write('components/tide/Tide.client.ts', "import './none.ts';");
    },
    problems: [
      {
        file: counter,
        line: 6,
        expected: bundles,
        found: expect.stringMatching(/^Expected ";" but found "Counter": functin Counter/),
      },
      {
        file: 'components/menu/Menu.client.ts',
        line: 1,
        expected: bundles,
        found: 'Expected ";" but found "menu": open menu;',
      },
      {
        file: 'components/tide/Tide.client.ts',
        line: 1,
        expected: bundles,
        found: `Could not resolve "./none.ts": import './none.ts';`,
      },
    ],
  },
  {
    what: 'style sheets and widgets at once, each reported',
    change: (site) => {
      site.edit('components/frame/Frame.css', 'display: flex;\n  }', 'display: flex;');
      site.write('components/menu/Menu.client.ts', 'open menu;');
    },
    problems: [
      {
        file: 'components/frame/Frame.css',
        line: 5,
        expected: bundles,
        found: 'Expected "}" to go with "{"',
      },
      {
        file: 'components/menu/Menu.client.ts',
        line: 1,
        expected: bundles,
        found: 'Expected ";" but found "menu": open menu;',
      },
    ],
  },
  {
    what: 'a malformed style sheet',
    change: (site) =>
      site.edit('components/frame/Frame.css', 'display: flex;\n  }', 'display: flex;'),
    problems: [
      {
        file: 'components/frame/Frame.css',
        line: 5,
        expected: bundles,
        found: 'Expected "}" to go with "{"',
      },
    ],
  },
  {
    what: 'a style sheet that imports a missing one',
    change: (site) => site.write('components/frame/Frame.css', '@import "./none.css";'),
    problems: [
      {
        file: 'components/frame/Frame.css',
        line: 1,
        expected: bundles,
        found: 'Could not resolve "./none.css": @import "./none.css";',
      },
    ],
  },
];

const islandsThatAreWrong: Row[] = [
  {
    what: 'an island inside another, with both named',
    change: (site) => {
      site.write(
        'components/outer/Outer.island.tsx',
        `import { island } from '#island';
import Counter from '../counter/Counter.island.tsx';
const Outer = () => <Counter label="Inner" start={1} />;
export default island({ name: 'Outer', hydrate: 'visible' }, Outer);
`,
      );
      site.edit(
        home,
        'import Counter from',
        "import Outer from '../components/outer/Outer.island.tsx';\nimport Counter from",
      );
      onHome(site, '<Outer />');
    },
    problems: [
      {
        file: home,
        expected: runs,
        found: 'island Counter is inside island Outer: make one of them a plain component',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a property that is a function',
    change: (site) => site.edit(home, 'label="Guests"', 'label={{ texts: [String] } as never}'),
    problems: [
      {
        file: home,
        expected: runs,
        found:
          'island Counter: props.label.texts[0] must be JSON to reach the browser, found Function',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a property that is a date',
    change: (site) => site.edit(home, 'label="Guests"', 'label={new Date() as never}'),
    problems: [
      {
        file: home,
        expected: runs,
        found: 'island Counter: props.label must be JSON to reach the browser, found Date',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a property that is not a number',
    change: (site) => site.edit(home, 'start={2}', 'start={Number.NaN}'),
    problems: [
      {
        file: home,
        expected: runs,
        found: 'island Counter: props.start must be JSON to reach the browser, found NaN',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: "an island whose name differs from its file's",
    change: (site) => site.edit(counter, "name: 'Counter'", "name: 'Count'"),
    problems: [
      {
        file: counter,
        expected: "export default island({ name: 'Counter', hydrate: … }, Component)",
        found: 'the name "Count"',
      },
    ],
  },
  {
    what: "an island's file that exports a plain component",
    change: (site) =>
      site.edit(counter, "island({ name: 'Counter', hydrate: 'visible' }, Counter)", 'Counter'),
    problems: [
      {
        file: counter,
        expected: "export default island({ name: 'Counter', hydrate: … }, Component)",
        found: 'no island',
      },
    ],
  },
  {
    what: 'an island with an unknown value of `hydrate`',
    change: (site) => site.edit(counter, "hydrate: 'visible'", "hydrate: 'idle'"),
    problems: [
      {
        file: counter,
        line: 19,
        expected: runs,
        found:
          'island Counter: hydrate must be one of load, visible, interaction, resume, found "idle"',
      },
    ],
  },
  {
    what: 'a handler outside an island, which would never be called in a browser',
    change: (site) => site.edit(card, '<h2>', '<h2 onClick={() => location.reload()}>'),
    problems: [
      {
        file: card,
        line: 13,
        expected: runs,
        found:
          'onClick on <h2>, which would never run: only islands bring their script to the browser. Make the component an island (CONTRIBUTING.md), or write a .client.ts beside it',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a hard-coded URL inside an island, which would lose language and base path on hydration',
    change: (site) => {
      site.edit(counter, '<p>', "<p>\n      {count > start && <Way wayHref={'/guides/'} />}");
      site.edit(counter, "from '#island';", "from '#island';\nimport { Way } from './Way.tsx';");
      const note = '// As in <a href="/boats/">, which a comment may say.';
      const way =
        'export const Way = ({ wayHref }: { wayHref: string }) => (\n  <a href={wayHref}>Way</a>\n);';
      const home = 'export const Home = () => <a href="/">Home</a>;';
      site.write('components/counter/Way.tsx', [note, way, home].join('\n'));
    },
    problems: [
      {
        file: counter,
        line: 12,
        expected: 'an address passed by the page as a prop, so that it fits its language',
        found: "wayHref={'/guides/'",
        advice: 'pass this address to the island as a prop, and write wayHref={…} here',
      },
      {
        file: 'components/counter/Way.tsx',
        line: 5,
        expected: 'an address passed by the page as a prop, so that it fits its language',
        found: 'href="/"',
        advice: 'pass this address to the island as a prop, and write href={…} here',
      },
    ],
  },
  {
    what: 'a call of usePage inside an island',
    change: (site) => {
      site.edit(counter, "from '#island';", "from '#island';\nimport { usePage } from '#page';");
      site.edit(counter, '  const id', '  usePage();\n  const id');
    },
    problems: [
      {
        file: counter,
        line: 9,
        expected: runs,
        found: 'usePage() works in pages and static components, not inside an island',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a missing client module',
    change: (site) => site.edit(frame, "assetUrl('Menu')", "assetUrl('Menus')"),
    problems: [
      {
        file: frame,
        line: 14,
        expected: runs,
        found: 'there is no client module or island "Menus"',
        usedBy: allPages,
      },
    ],
  },
  {
    what: 'two client modules with the same name',
    change: (site) => site.write('components/other/Menu.client.ts', 'console.info(1);'),
    problems: [
      {
        file: 'components/other/Menu.client.ts',
        expected: 'a name that no other script of its kind has',
        found: 'Menu, which components/menu/Menu.client.ts also has',
        advice: 'rename one of the two files',
      },
    ],
  },
];

const markupThatIsWrong: Row[] = [
  {
    what: 'a missing value in a text',
    change: (site) => onHome(site, "<p>{'Boat ' + Object(content).name}</p>"),
    problems: [
      {
        file: home,
        expected: 'finished text',
        found: '"undefined" in "Boat undefined"',
        advice: 'give the component a value, or leave the text out',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'an object in a text',
    change: (site) => onHome(site, '<p>{String(content)}</p>'),
    problems: [
      {
        file: home,
        expected: 'finished text',
        found: '"[object Object]" in "[object Object]"',
        advice: 'give the component a value, or leave the text out',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a value that is missing in code',
    change: (site) => onHome(site, '<p>{String(undefined) + " feet"}</p>'),
    problems: [
      {
        file: home,
        expected: 'finished text',
        found: '"undefined" in "undefined feet"',
        advice: 'give the component a value, or leave the text out',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'an inline style',
    change: (site) => onHome(site, "<p style={{ color: 'red' }}>Red</p>"),
    problems: [
      {
        file: home,
        expected: 'no inline style or handler',
        found: 'style="color:red"',
        advice: 'write styles in the .css beside the component, handlers in an island',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a duplicate id',
    change: (site) => onHome(site, '<p id="boats" />'),
    problems: [
      {
        file: home,
        line: expect.any(Number),
        expected: 'each id once on a page',
        found: 'id="boats" twice',
        advice: 'rename one of the two; the id of a heading comes from its words',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a picture without an alt text',
    change: (site) => onHome(site, '<img src="/favicon.svg" width="9" />'),
    problems: [
      {
        file: home,
        expected: 'an alt text on every picture',
        found: '<img src="/favicon.svg" width="9"/>',
        usedBy: ['/'],
      },
    ],
  },
];

const linksThatAreDead: Row[] = [
  {
    what: 'a link to a missing page, with the intended one and every page that has the link',
    change: (site) => site.edit(frame, 'href="/guides/"', 'href="/guide/"'),
    problems: [
      {
        file: frame,
        line: 18,
        expected: 'a link that leads to a page or file of the site',
        found: '"/guide/"',
        nearest: '/guides/',
        usedBy: allPages,
      },
    ],
  },
  {
    what: 'a link with non-ASCII letters, which its page has percent-encoded',
    change: (site) => site.edit('content/guides/knots.md', '(/#boats)', '(/häfen/)'),
    problems: [
      {
        file: 'content/guides/knots.md',
        line: 9,
        expected: 'a link that leads to a page or file of the site',
        found: '"/häfen/"',
        usedBy: ['/guides/', '/guides/knots/'],
      },
    ],
  },
  {
    what: "a link to a page's file instead of its address",
    change: (site) => site.edit(frame, 'href="/guides/"', 'href="/guides/index.html"'),
    problems: [
      {
        file: frame,
        line: expect.any(Number),
        expected: 'a link that leads to a page or file of the site',
        found: '"/guides/index.html"',
        usedBy: expect.any(Array),
      },
    ],
  },
  {
    what: 'a link without its final slash',
    change: (site) => site.edit('content/boats.yaml', 'href: /boats/heron/', 'href: /boats/heron'),
    problems: [
      {
        file: 'content/boats.yaml',
        line: 8,
        expected: 'a link that leads to a page or file of the site',
        found: '"/boats/heron"',
        nearest: '/boats/heron/',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'an anchor on another page',
    change: (site) => site.edit('content/boats.yaml', '/boats/curlew/#size', '/boats/curlew/#sice'),
    problems: [
      {
        file: 'content/boats.yaml',
        line: 15,
        expected: 'an anchor on /boats/curlew/',
        found: '"/boats/curlew/#sice"',
        nearest: 'size',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'an anchor on the page itself',
    change: (site) => onHome(site, '<a href="#boat">Boats</a>'),
    problems: [
      {
        file: home,
        line: 15,
        expected: 'an anchor on /',
        found: '"#boat"',
        nearest: 'boats',
        usedBy: ['/'],
      },
    ],
  },
  {
    what: 'a link in a Markdown text',
    change: (site) => site.edit('content/guides/knots.md', '(/#boats)', '(/#bots)'),
    problems: [
      {
        file: 'content/guides/knots.md',
        line: 9,
        expected: 'an anchor on /',
        found: '"/#bots"',
        nearest: 'boats',
        usedBy: ['/guides/', '/guides/knots/'],
      },
    ],
  },
  {
    what: 'a picture on another site, which the security policy would block',
    change: (site) =>
      site.edit('content/guides/knots.md', 'are enough', '![](https://tracker.example/a.png)'),
    problems: [
      {
        file: 'content/guides/knots.md',
        line: 5,
        expected: 'the name of a picture in content/pictures, such as site-visit.jpg',
        found: '"https://tracker.example/a.png"',
        advice: 'put the picture there, and write its name without a folder',
        usedBy: ['/guides/knots/'],
      },
    ],
  },
  {
    what: 'a frame of an origin that is not trusted',
    change: (site) => onHome(site, '<iframe title="Map" src="https://map.example/" />'),
    problems: [expect.objectContaining({ file: home, line: 15, found: '"https://map.example/"' })],
  },
  {
    what: 'a picture in a Markdown text, when an earlier text contains its name',
    change: (site) => {
      site.edit('content/boats.yaml', 'alt: A boat at anchor', 'alt: See /map.png');
      site.edit('content/guides/knots.md', 'are enough', 'of /map.png are enough');
      site.write(
        'content/guides/tides.md',
        '---\ntitle: Tides\nminutes: 2\n---\n\n## Map\n\n![Map](/map.png)\n',
      );
    },
    problems: [
      {
        file: 'content/guides/tides.md',
        line: 8,
        expected: 'a link that leads to a page or file of the site',
        found: '"/map.png"',
        usedBy: ['/guides/', '/guides/tides/'],
      },
    ],
  },
  {
    what: 'a missing file',
    change: (site) => site.edit(frame, '/favicon.svg', '/favicn.svg'),
    problems: [
      {
        file: frame,
        line: 13,
        expected: 'a link that leads to a page or file of the site',
        found: '"/favicn.svg"',
        nearest: '/favicon.svg',
        usedBy: allPages,
      },
    ],
  },
  ...[
    'guides/',
    'ftp://tern.example/',
    '//tern.example/',
    '/guides/%zz/',
    'data:text/html,Guides',
  ].map((href) => ({
    what: `an address that cannot be linked: ${href}`,
    change: (site: Site) => onHome(site, `<a href="${href}">Guides</a>`),
    problems: [
      {
        file: home,
        line: 15,
        expected: linkPlaces,
        found: `"${href}"`,
        usedBy: ['/'],
      },
    ],
  })),
  {
    what: 'an address that would run a script, which React has blocked',
    change: (site) => onHome(site, '<a href="javascript:alert(1)">Guides</a>'),
    problems: [
      {
        file: home,
        expected: linkPlaces,
        found: expect.stringMatching(/^"javascript:throw /),
        usedBy: ['/'],
      },
    ],
  },
];

const addressesInStyleSheets: Row[] = [
  {
    what: 'a missing file, with the line and the intended one',
    change: (site) =>
      site.write(
        'components/frame/Frame.css',
        'nav {\n  color: red;\n  mask-image: url("/favicn.svg#mark");\n}',
      ),
    problems: [
      {
        file: 'components/frame/Frame.css',
        line: 3,
        expected: 'the address of a file of the site',
        found: 'url(/favicn.svg#mark)',
        nearest: '/favicon.svg',
      },
    ],
  },
  {
    what: 'one with a percent sign that encodes nothing',
    change: (site) =>
      site.write('components/boat-card/BoatCard.css', 'b { background: url(/50%.svg); }'),
    problems: [
      {
        file: 'components/boat-card/BoatCard.css',
        line: 1,
        expected: 'the address of a file of the site',
        found: 'url(/50%.svg)',
      },
    ],
  },
  {
    what: 'one in a sheet that another imports, and one with an escape',
    change: (site) => {
      site.write('components/frame/Frame.css', '@import "./lines.css";');
      site.write('components/frame/lines.css', 'nav { background: url(/lines/none.svg); }');
      site.write('components/boat-card/BoatCard.css', 'b { background: url(/no\\ file.svg); }');
    },
    problems: [
      {
        file: 'components/frame/lines.css',
        line: 1,
        expected: 'the address of a file of the site',
        found: 'url(/lines/none.svg)',
      },
      {
        file: 'components/boat-card/BoatCard.css',
        expected: 'the address of a file of the site',
        found: 'url(/no file.svg)',
      },
    ],
  },
];

const filesThatAreWrong: Row[] = [
  {
    what: 'two pages with one URL that differ only in case',
    change: (site) => site.write('pages/GUIDES.tsx', 'export default () => null;'),
    problems: [
      {
        file: guides,
        expected: 'a unique URL (upper and lower case count as the same)',
        found: '/guides/, which pages/GUIDES.tsx also has, as /GUIDES/',
        advice: 'rename one of the two files, or give the record another slug',
      },
    ],
  },
  {
    what: 'two pages with one URL that differ only in how é is composed',
    change: (site) => {
      for (const name of ['caf\u00e9', 'cafe\u0301'])
        site.write(`pages/${name}.tsx`, 'export default () => null;');
    },
    problems: [
      {
        file: 'pages/caf\u00e9.tsx',
        expected: 'a unique URL (upper and lower case count as the same)',
        found: '/caf\u00e9/, which pages/cafe\u0301.tsx also has, as /caf\u00e9/',
        advice: 'rename one of the two files, or give the record another slug',
      },
    ],
  },
  {
    what: 'two static files that differ only in case',
    change: (site) => {
      for (const name of ['notes.txt', 'Notes.txt']) site.write(`static/${name}`, 'Notes');
    },
    problems: [
      {
        file: 'static/notes.txt',
        expected: 'a unique path in the output (upper and lower case count as the same)',
        found: 'notes.txt, which static/Notes.txt also has',
        advice: 'rename one of the two',
      },
    ],
  },
  {
    what: 'a page whose file name is not a valid address',
    change: (site) => site.write('pages/our crew.tsx', 'export default () => null;\n'),
    problems: [
      {
        file: 'pages/our crew.tsx',
        expected: 'a name with only letters, digits, hyphens and dots, for the address',
        found: 'our crew',
        advice: 'rename the file',
      },
    ],
  },
  {
    what: 'a static file among those that browsers cache permanently',
    change: (site) => site.write('static/assets/logo.svg', '<svg/>'),
    problems: [
      {
        file: 'static/assets/logo.svg',
        expected: 'an address that is not reserved',
        found: expect.stringMatching(
          /^assets\/logo.svg, where \/assets\/ is for .* keep for good$/,
        ),
        advice: 'rename the file',
      },
    ],
  },
  {
    what: 'a moved address that leads to no page',
    change: (site) => site.write('content/redirects.yaml', '- from: /ships/\n  to: /guide/\n'),
    problems: [
      {
        file: 'content/redirects.yaml',
        line: 2,
        field: '[0].to',
        expected: 'the address of a page',
        found: '/guide/',
        nearest: '/guides/',
      },
    ],
  },
  {
    what: 'a static file in the place of a page',
    change: (site) => site.write('static/guides/index.html', 'Guides'),
    problems: [
      {
        file: 'static/guides/index.html',
        expected: 'a unique path in the output (upper and lower case count as the same)',
        found: 'guides/index.html, which pages/guides/[[guide]].tsx also has',
        advice: 'rename one of the two',
      },
    ],
  },
  {
    what: 'a static folder in the place of a page',
    change: (site) => site.write('static/404.html/why.txt', 'Moved.'),
    problems: [
      {
        file: 'static/404.html/why.txt',
        expected: 'a unique path in the output (upper and lower case count as the same)',
        found: '404.html/why.txt, where pages/[...rest].tsx has the file 404.html',
        advice: 'rename one of the two',
      },
    ],
  },
  {
    what: 'a static file in the place of a folder of pages',
    change: (site) => {
      const head = "export const head = { title: 'Tides', description: 'Tides.' };";
      site.write('pages/tides.json.tsx', `${head}\nexport default () => null;`);
      site.write('static/Tides.json', '{}');
    },
    problems: [
      {
        file: 'static/Tides.json',
        expected: 'a unique path in the output (upper and lower case count as the same)',
        found: 'Tides.json, where pages/tides.json.tsx has the folder tides.json/',
        advice: 'rename one of the two',
      },
    ],
  },
  {
    what: 'a static file that does harm',
    change: (site) => {
      site.write('static/notes/form.PHP', '<?php');
      site.write('static/id_rsa', 'a key');
    },
    problems: [
      {
        file: 'static/id_rsa',
        expected: 'a file that does no harm in public',
        found: 'id_rsa, which is a private key',
        advice: expect.stringContaining('.zip'),
      },
      {
        file: 'static/notes/form.PHP',
        expected: 'a file that does no harm in public',
        found: expect.stringContaining('form.PHP, which is a program'),
        advice: expect.stringContaining('.zip'),
      },
    ],
  },
];

const kinds = [
  // What is wrong in code is refused in a few ways.
  ['invalid exports', sampled(exportsThatAreWrong, 3)],
  ['code that throws', sampled(codeThatThrows, 3)],
  ['code that cannot be bundled', sampled(codeThatCannotBeBundled, 3)],
  ['invalid islands', sampled(islandsThatAreWrong, 3)],
  ['markup that is wrong', markupThatIsWrong],
  ['broken links', linksThatAreDead],
  ['broken addresses in style sheets', addressesInStyleSheets],
  ['invalid files', filesThatAreWrong],
] as const;

test('every kind of mistake is covered', () => {
  const count = kinds.flatMap(([, rows]) => rows).length;
  console.log(`${count} broken pages and files, each refused with its place`);
  expect(count).toBeGreaterThan(40);
});

describe.each(kinds)(
  '%s are refused with their place, and the published site stays unchanged:',
  (_kind, rows) => {
    test.each(rows)('$what', async ({ change, problems }) => {
      const site = copySite(good.out);
      change(site);
      expect(await site.problems()).toEqual(problems);
      expect(snapshot(good.out)).toEqual(before);
    });
  },
);

test('files of any type that does no harm are published as they are', async () => {
  const site = copySite();
  const names = 'plan.docx prices.xlsx rates.csv all.zip us.vcf day.ics dot.gif jingle.mp3'.split(
    ' ',
  );
  for (const name of [...names, 'site.step', 'CNAME']) site.write(`static/files/${name}`, name);
  await site.build();
  for (const name of [...names, 'site.step', 'CNAME'])
    expect(published(site, `files/${name}`)).toBe(name);
});

test('a link without encryption is reported with its place and its pages, and published', async () => {
  const site = copySite();
  site.edit('content/guides/knots.md', 'are enough', 'are [enough](http://knots.example/)');
  const { insecure } = await site.build();
  expect(insecure).toMatchObject([
    {
      file: 'content/guides/knots.md',
      href: 'http://knots.example/',
      pages: ['/guides/', '/guides/knots/'],
    },
  ]);
});

test('a style sheet may refer to published files, parts of a page, and data', async () => {
  const site = copySite();
  const css = ['/favicon.svg?1', '#mark', 'data:image/svg+xml,%3Csvg/%3E']
    .map((href, at) => `.way-${at} { background: url("${href}"); }`)
    .join('\n');
  site.write('components/frame/Frame.css', css);
  await expect(site.build({ base: '/firm' })).resolves.toMatchObject({ pages: 7 });
});

describe('texts in content are never mistaken for errors in code:', () => {
  test('a name in braces that nothing fills is reported with its place, and published', async () => {
    const site = copySite();
    site.edit('content/boats.yaml', 'Curlew of {harbour}', 'Curlew of {habour}');
    site.edit('content/boats.yaml', 'alt: A boat at anchor', 'alt: A boat in {habour}');
    expect((await site.build()).unfilled).toEqual([
      { file: 'content/boats.yaml', line: 10, word: '{habour}', pages: ['/boats/curlew/', '/'] },
    ]);
  });

  test.each([
    '{habour}',
    '{Harbour}',
    '{ habour }',
    '{constructor}',
    '{toString}',
    '{guests}',
    '{ülke}',
    '{İsim}',
    '{स्थान}',
  ])('%s in any text is reported with its line and its pages', async (word) => {
    const site = copySite();
    site.edit('content/harbour.yaml', 'with three boats', `with ${word} boats`);
    site.edit('content/guides/knots.md', 'are enough', `of ${word} are enough`);
    site.write(
      'pages/feed.xml.ts',
      "export default ({ content }) => '<feed>' + content.harbour.welcome + '</feed>';",
    );
    site.edit(
      'pages/index.tsx',
      '<h1>',
      '<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify({ name: content.harbour.welcome }) }} />\n      <h1>',
    );
    const [found, ...others] = (await site.build()).unfilled;
    expect(others).toEqual([]);
    expect(found).toEqual({
      file: 'content/guides/knots.md',
      line: expect.any(Number),
      word,
      pages: expect.arrayContaining(['/', '/feed.xml', '/guides/knots/']),
    });
  });

  test('in a text for search engines is reported, although no visitor sees it', async () => {
    const site = copySite();
    site.edit('content/harbour.yaml', 'mail: office', 'mail: "{habour}"\n# office');
    const data = '{ __html: JSON.stringify({ name: content.harbour.mail }) }';
    const script = `<script type="application/ld+json" dangerouslySetInnerHTML={${data}} />`;
    site.edit('pages/index.tsx', '<h1>', `${script}\n      <h1>`);
    expect((await site.build()).unfilled).toEqual([
      { file: 'content/harbour.yaml', line: 3, word: '{habour}', pages: ['/'] },
    ]);
  });

  test('a name in braces that nothing fills is not released', async () => {
    const site = copySite();
    for (const file of ['content/boats.yaml', 'content/harbour.yaml'])
      site.edit(file, 'sample: true', '');
    site.edit('content/boats.yaml', 'Curlew of {harbour}', 'Curlew of {habour}');
    await expect(site.build({ release: true })).rejects.toMatchObject({
      problems: [{ file: 'content/boats.yaml', line: 10, found: '{habour}' }],
    });
  });

  test.each(['undefined duties', 'NaN', '[object Object]', '{brace}', 'onclick="x"', '</script>'])(
    '%s',
    async (words) => {
      const site = copySite();
      site.edit('content/guides/knots.md', 'are enough', words.replace('<', '&lt;'));
      site.edit('content/boats.yaml', 'alt: A boat at anchor', `alt: ${JSON.stringify(words)}`);
      expect((await site.build()).pages).toBe(7);
    },
  );
});

const refusal = async (site: Site) => (await site.problems())[0];

test('a static file of more than 2 GB is refused with its name and its size', async () => {
  const site = copySite();
  site.write('static/film.mp4', '');
  // Without contents, such a file takes no space on the disk.
  truncateSync(join(site.root, 'static/film.mp4'), 2.2e9);
  expect(await site.problems()).toMatchObject([
    { file: 'static/film.mp4', expected: 'a file of less than 2 GB', found: '2.2 GB' },
  ]);
});

describe('a name that some file system does not take is refused before anything is published:', () => {
  const page = [
    "export const head = { title: 'A', description: 'A' };",
    'export const paths = () => [{ crew: NAME }];',
    'export default () => null;',
  ].join('\n');

  test.each([
    ['300 letters', 'a'.repeat(300)],
    ['more bytes than letters', 'ł'.repeat(130)],
    ['NUL', 'a\0b'],
    ['a control character', 'a\x01b'],
    ['a control character beyond ASCII', 'a\x85b'],
    ['a device of Windows', 'con'],
    ['a device of Windows with an ending', 'Lpt1.old'],
    ['a dot at the end', 'crew.'],
  ])('%s', async (_what, name) => {
    const site = copySite();
    site.write('pages/crew/[crew].tsx', page.replace('NAME', JSON.stringify(name)));
    expect(await refusal(site)).toMatchObject({ file: 'pages/crew/[crew].tsx' });
    expect(existsSync(site.out)).toBe(false);
  });

  test('names that resemble those are published', async () => {
    const site = copySite();
    for (const name of ['conquest', 'aux-1', 'a'.repeat(252)]) {
      site.write('pages/crew/[crew].tsx', page.replace('NAME', JSON.stringify(name)));
      await site.build();
      expect(existsSync(join(site.out, 'crew', name, 'index.html'))).toBe(true);
    }
  });
});

describe('a reserved address is refused for', () => {
  const page = "export const head = { title: 'A', description: 'A' };\nexport default () => null;";
  const text = "export default () => 'A';";

  test.each([
    ['a page', 'pages/assets.tsx', page],
    ['a page in other capitals', 'pages/Assets/crew.tsx', page],
    ['a page in another Unicode form', 'pages/a\u017f\u017fets.tsx', page],
    ['a page for unknown addresses under another name', 'pages/404.tsx', page],
    ['a page in the place of the service worker', 'pages/sw.js.tsx', page],
    ['a page in the place of the licences', 'pages/licenses.txt.tsx', page],
    ['a page in the place of the editor', 'pages/admin.tsx', page],
    [
      'a page in the place of the enquiries',
      'pages/mailbox/[[crew]].tsx',
      page + '\nexport const paths = () => [];',
    ],
    ['an endpoint', 'pages/licenses.txt.ts', text],
    ['an endpoint among the assets', 'pages/assets/crew.json.ts', text],
    ['a static file', 'static/LICENSES.txt', text],
    ["a static file that is a host's own", 'static/staticwebapp.config.json', '{}'],
    ['a static file beside the page for unknown addresses', 'static/404/why.txt', text],
  ])('%s: %s', async (_what, file, source) => {
    const site = copySite();
    site.write(file, source);
    expect(await refusal(site)).toMatchObject({
      file,
      expected: 'an address that is not reserved',
      found: expect.stringContaining(' is for '),
    });
  });

  test.each(['/assets/', '/ASSETS/old.css', '/404/', '/sw.js', '/licenses.txt', '/admin.html'])(
    'a redirect: %s',
    async (from) => {
      const site = copySite();
      site.write('content/redirects.yaml', `- { from: ${from}, to: /guides/ }\n`);
      const problems = await site.problems();
      expect(problems.at(-1)).toMatchObject({ file: 'content/redirects.yaml', line: 1 });
      expect(problems.at(-1)?.found).toContain(from);
    },
  );

  test.each([
    ['the service worker itself', 'static/sw.js'],
    ['a service worker that an endpoint makes', 'pages/sw.js.ts'],
    ['a page with a reserved name below another', 'pages/crew/assets.tsx'],
  ])('but not for %s', async (_what, file) => {
    const site = copySite();
    site.write(file, file.endsWith('x') ? page : text);
    expect((await site.build()).pages).toBeGreaterThan(0);
  });
});

test('thousands of wrong links are reported in seconds of a processor, the first of them with the right one', () => {
  const facts = createFacts();
  for (let at = 0; at < 3000; at++) facts.links.add(`/guide/${at}`);
  const pages = Array.from({ length: 3000 }, (_, at) => ({
    route: {
      name: `/guides/${at}/`,
      path: `/guides/${at}/`,
      file: `guides/${at}/index.html`,
      source: guides,
      params: {},
    },
    facts: at === 0 ? facts : createFacts(),
  }));
  const before = process.cpuUsage();
  const problems = checkSite(
    pages,
    new Set(),
    () => [],
    () => false,
  );
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  expect(problems).toHaveLength(3000);
  expect(problems[0]).toHaveProperty('nearest', '/guides/0/');
});

test('a link may lead to an id with an ampersand, which HTML encodes', async () => {
  const site = copySite();
  onHome(site, '<p id="r&d" /><a href="#r&d">Research</a>');
  await site.build();
  expect(published(site, 'index.html')).toContain('id="r&amp;d"');
});
