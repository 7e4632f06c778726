import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../scripts/check/check-site.ts';
import { createFacts } from '../../scripts/finish/facts.ts';
import { copySite, published, type Site, snapshot } from './fixture-site.ts';

const good = copySite();
let before: Record<string, string>;

beforeAll(async () => {
  await good.build();
  before = snapshot(good.out);
});

const home = 'pages/index.tsx';
const boat = 'pages/boats/[slug].tsx';
const frame = 'components/frame/Frame.tsx';
const card = 'components/boat-card/BoatCard.tsx';
const counter = 'components/counter/Counter.island.tsx';
const boats = 'content/boats.yaml';
const knots = 'content/guides/knots.md';

/** What a maintainer reads after a change of the site, which is not published. */
async function messageOf(change: (site: Site) => void): Promise<string> {
  const site = copySite(good.out);
  change(site);
  return site.message();
}

const head = "export const head = { title: 'A', description: 'A' };";

/** The code of a page that shows some markup. */
const showing = (markup: string, imports = '') =>
  `${imports}\n${head}\nexport default () => (\n  ${markup}\n);\n`;

/** The code of a page whose component throws or returns something. */
const doing = (statement: string) =>
  `${head}\nexport default function Page() {\n  ${statement}\n}\n`;

/** Puts markup above the boats on the home page. */
const onHome = (site: Site, markup: string) =>
  site.edit(home, '<section id="boats">', `${markup}\n      <section id="boats">`);

describe('refused with its place, its pages and what to do is', () => {
  test('a page without what it must export, each of several', async () => {
    const says = await messageOf((site) => {
      site.write('pages/component.tsx', `${head}\nexport function Page() {}\n`);
      site.write('pages/heads.tsx', showing('<p />').replace('const head', 'const heads'));
      site.write(
        'pages/empty.tsx',
        showing('<p />').replace("description: 'A'", "description: ' '"),
      );
      site.write('pages/field.tsx', showing('<p />').replace(' }', ', noIndex: true }'));
      site.write('pages/type.tsx', showing('<p />').replace(' }', ", noindex: 'yes' }"));
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/component.tsx  default
        expected  export default: the page component
        found     no such export
        used by   /component/

      pages/empty.tsx  head
        expected  export head: { title, description }, both texts
        found     {"title":"A","description":" "}
        used by   /empty/

      pages/field.tsx  head.noIndex
        expected  one of title, description, canonical, noindex, published, modified, markdown
        found     the unknown field "noIndex"
        nearest   noindex
        used by   /field/

      pages/heads.tsx  head
        expected  export head: { title, description }, both texts
        found     no such export
        nearest   heads
        used by   /heads/

      pages/type.tsx  head.noindex
        expected  true or false
        found     "yes"
        used by   /type/"
    `);
  });

  test('a page with parameters that lists no values, or fails to', async () => {
    const says = await messageOf((site) => {
      site.edit(boat, 'export const paths', 'export const path');
      site.write(
        'pages/crew/[crew].tsx',
        `${head}\nexport const paths = () => Object([][0]).map();`,
      );
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/boats/[slug].tsx  paths
        expected  export function paths(content): the list of parameters to build
        found     no such export
        nearest   path

      pages/crew/[crew].tsx:2
        expected  code that runs without an error
        found     Object(...).map is not a function"
    `);
  });

  test('an endpoint that returns no text, or throws', async () => {
    const says = await messageOf((site) => {
      site.write('pages/numbers.txt.ts', 'export default () => 42;');
      site.edit('pages/tide.txt.ts', 'content.tide.metres', 'Object(content).ebb.metres');
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/numbers.txt.ts
        expected  export default: a function that returns the text of the file
        found     number

      pages/tide.txt.ts:5
        expected  code that runs without an error
        found     Cannot read properties of undefined (reading 'metres')"
    `);
  });

  test('an endpoint with what code has left over, but no braces of its format', async () => {
    const says = await messageOf((site) => {
      const lines = `['Allow: /', 'Sitemap: ' + Object({}).origin + '/sitemap.xml', '{searchTerms}']`;
      site.write('pages/robots.txt.ts', `export default () => ${lines}.join('\\n');`);
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/robots.txt.ts
        expected  finished text
        found     "undefined" in "Sitemap: undefined/sitemap.xml"
        to do     give the component a value, or leave the text out"
    `);
  });

  test('a document without a component', async () => {
    const says = await messageOf((site) => {
      site.write('pages/_document.tsx', 'export const Frame = 1;');
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/_document.tsx
        expected  export default: the document component, which frames every page
        found     no such export
        used by   /404.html, /boats/heron/, /boats/curlew/, /guides/, /guides/knots/, /guides/tides/, /"
    `);
  });

  test('a site without a document', async () => {
    const says = await messageOf((site) => site.remove('pages/_document.tsx'));
    expect(says).toMatchInlineSnapshot(`
      "pages/_document.tsx
        expected  export default: the document component, which frames every page
        found     no such file
        used by   /404.html, /boats/heron/, /boats/curlew/, /guides/, /guides/knots/, /guides/tides/, /"
    `);
  });

  test('a site without pages', async () => {
    expect(await messageOf((site) => site.remove('pages'))).toMatchInlineSnapshot(`
      "pages
        expected  at least one page
        found     none"
    `);
  });

  test('code that throws, in a page, a component or an island', async () => {
    const says = await messageOf((site) => {
      site.edit(boat, '  return (', "  throw new Error('no boat\\nat all');\n  return (");
      site.edit(counter, '  const id', "  throw new Error('no count');\n  const id");
      site.write('pages/text.tsx', doing("throw 'a text';"));
      site.write('pages/async.tsx', doing('return null;').replace('function', 'async function'));
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/async.tsx
        expected  code that runs without an error
        found     an async component: a page is rendered in one pass and cannot wait
        used by   /async/

      pages/boats/[slug].tsx:13
        expected  code that runs without an error
        found     no boat
        used by   /boats/heron/, /boats/curlew/

      components/counter/Counter.island.tsx:8
        expected  code that runs without an error
        found     no count
        used by   /

      pages/text.tsx
        expected  code that runs without an error
        found     a text
        used by   /text/"
    `);
  });

  test('a component that shows itself, or that is async', async () => {
    const itself = 'export const Boats = (): unknown => <div><Boats /></div>;';
    const later = 'export const Later = async () => <p>Later</p>;';
    const says = await messageOf((site) => {
      site.write('components/boats/Boats.tsx', itself);
      site.write('components/later/Later.tsx', later);
      const imports = `import { Boats } from '../components/boats/Boats.tsx';
import { Later } from '../components/later/Later.tsx';
const head = { title: 'A', description: 'A' };
export { head };`;
      site.write('pages/itself.tsx', `${imports}\nexport default () => <Boats />;`);
      site.write('pages/later.tsx', `${imports}\nexport default () => <Later />;`);
    });
    expect(says).toMatchInlineSnapshot(`
      "components/boats/Boats.tsx:1
        expected  code that runs without an error
        found     more than 500000 elements on a page: a component shows itself
        used by   /itself/

      pages/later.tsx:5
        expected  code that runs without an error
        found     an async component: a page is rendered in one pass and cannot wait
        used by   /later/"
    `);
  });

  test('a component that throws on every page', async () => {
    const says = await messageOf((site) => {
      site.edit(frame, '  return (', "  throw new Error('no frame');\n  return (");
    });
    expect(says).toMatchInlineSnapshot(`
      "components/frame/Frame.tsx:6
        expected  code that runs without an error
        found     no frame
        used by   /404.html, /boats/heron/, /boats/curlew/, /guides/, /guides/knots/, /guides/tides/, /"
    `);
  });

  test('a module that throws as it is loaded', async () => {
    const says = await messageOf((site) => {
      site.edit(card, 'type BoatCardProps', "throw new Error('no module');\ntype BoatCardProps");
    });
    expect(says).toMatchInlineSnapshot(`
      "components/boat-card/BoatCard.tsx:4
        expected  code that runs without an error
        found     no module"
    `);
  });

  test('code that cannot be bundled: pages and scripts, and an island, which is in two bundles, once', async () => {
    const says = await messageOf((site) => {
      site.edit(home, 'export const head', 'export cnst head');
      site.edit(boat, "from '#page'", "from '#page';\nimport '../../components/none.ts'");
      site.edit(counter, 'function Counter', 'functin Counter');
      site.write('components/menu/Menu.client.ts', 'open menu;');
      site.write('components/tide/Tide.client.ts', "import './none.ts';");
    });
    expect(says).toMatchInlineSnapshot(`
      "components/counter/Counter.island.tsx:6
        expected  code that can be bundled
        found     Expected ";" but found "Counter": functin Counter({ label, start }: CounterProps) {

      pages/boats/[slug].tsx:2
        expected  code that can be bundled
        found     Could not resolve "../../components/none.ts": import '../../components/none.ts';

      pages/index.tsx:6
        expected  code that can be bundled
        found     Unexpected "cnst": export cnst head = ({ content }: PageProps<Content>) => ({

      components/menu/Menu.client.ts:1
        expected  code that can be bundled
        found     Expected ";" but found "menu": open menu;

      components/tide/Tide.client.ts:1
        expected  code that can be bundled
        found     Could not resolve "./none.ts": import './none.ts';"
    `);
  });

  test('an import of a name that a file does not have', async () => {
    const says = await messageOf((site) => {
      site.edit(home, '{ BoatCard } from', '{ BoatCrad as BoatCard } from');
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/index.tsx:2
        expected  code that can be bundled
        found     No matching export in "components/boat-card/BoatCard.tsx" for import "BoatCrad": import { BoatCrad as BoatCard } from '../components/boat-card/BoatCard.tsx';"
    `);
  });

  test('style sheets that cannot be bundled, and a script', async () => {
    const says = await messageOf((site) => {
      site.edit('components/frame/Frame.css', 'display: flex;\n  }', 'display: flex;');
      site.write('components/boat-card/BoatCard.css', '@import "./none.css";');
      site.write('components/menu/Menu.client.ts', 'open menu;');
    });
    expect(says).toMatchInlineSnapshot(`
      "components/boat-card/BoatCard.css:1
        expected  code that can be bundled
        found     Could not resolve "./none.css": @import "./none.css";

      components/menu/Menu.client.ts:1
        expected  code that can be bundled
        found     Expected ";" but found "menu": open menu;"
    `);
  });

  test('a wrong use of islands and of page data, each on its page', async () => {
    const says = await messageOf((site) => {
      const use = "import Counter from '../components/counter/Counter.island.tsx';";
      const count = (props: string) => showing(`<Counter ${props} />`, use);
      site.write('pages/function.tsx', count('start={2} label={{ texts: [String] } as never}'));
      site.write('pages/date.tsx', count('start={2} label={new Date() as never}'));
      site.write('pages/number.tsx', count('label="" start={Number.NaN}'));
      const menus = doing("return usePage().assetUrl('Menus');");
      site.write('pages/menus.tsx', `import { usePage } from '#page';\n${menus}`);
      const island = "import { island } from '#island';";
      site.write(
        'components/outer/Outer.island.tsx',
        `${island}\n${use.replace('../comp', '../../comp')}
const Outer = () => <Counter label="Inner" start={1} />;
export default island({ name: 'Outer', hydrate: 'visible' }, Outer);
`,
      );
      site.write(
        'components/user/User.island.tsx',
        `${island}\nimport { usePage } from '#page';
const User = () => {
  usePage();
  return null;
};
export default island({ name: 'User', hydrate: 'visible' }, User);
`,
      );
      for (const name of ['Outer', 'User'])
        site.write(
          `pages/${name.toLowerCase()}.tsx`,
          showing(
            `<${name} />`,
            `import ${name} from '../components/${name.toLowerCase()}/${name}.island.tsx';`,
          ),
        );
      site.edit(card, '<h2>', '<h2 onClick={() => location.reload()}>');
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/date.tsx
        expected  code that runs without an error
        found     island Counter: props.label must be JSON to reach the browser, found Date
        used by   /date/

      pages/function.tsx
        expected  code that runs without an error
        found     island Counter: props.label.texts[0] must be JSON to reach the browser, found Function
        used by   /function/

      components/boat-card/BoatCard.tsx:13
        expected  code that runs without an error
        found     onClick on <h2>, which would never run: only islands bring their script to the browser. Make the component an island (CONTRIBUTING.md), or write a .client.ts beside it
        used by   /

      pages/menus.tsx:4
        expected  code that runs without an error
        found     there is no client module or island "Menus"
        used by   /menus/

      pages/number.tsx
        expected  code that runs without an error
        found     island Counter: props.start must be JSON to reach the browser, found NaN
        used by   /number/

      pages/outer.tsx
        expected  code that runs without an error
        found     island Counter is inside island Outer: make one of them a plain component
        used by   /outer/

      components/user/User.island.tsx:4
        expected  code that runs without an error
        found     usePage() works in pages and static components, not inside an island
        used by   /user/"
    `);
  });

  test('an island or client module under a wrong name, or with a hard-coded URL, which would lose its language and base path', async () => {
    const says = await messageOf((site) => {
      site.edit(counter, '<p>', "<p>\n      {count > start && <Way wayHref={'/guides/'} />}");
      site.edit(counter, "from '#island';", "from '#island';\nimport { Way } from './Way.tsx';");
      site.edit(counter, "name: 'Counter'", "name: 'Count'");
      const note = '// As in <a href="/boats/">, which a comment may say.';
      const way =
        'export const Way = ({ wayHref }: { wayHref: string }) => (\n  <a href={wayHref}>Way</a>\n);';
      const home = 'export const Home = () => <a href="/">Home</a>;';
      site.write('components/counter/Way.tsx', [note, way, home].join('\n'));
      site.write('components/plain/Plain.island.tsx', 'export default () => null;');
      site.write('components/bare/Bare.island.tsx', 'export const Bare = () => null;');
      site.write('components/other/Menu.client.ts', 'console.info(1);');
    });
    expect(says).toMatchInlineSnapshot(`
      "components/other/Menu.client.ts
        expected  a name that no other script of its kind has
        found     Menu, which components/menu/Menu.client.ts also has
        to do     rename one of the two files

      components/bare/Bare.island.tsx
        expected  export default island({ name: 'Bare', hydrate: … }, Component)
        found     no island

      components/counter/Counter.island.tsx
        expected  export default island({ name: 'Counter', hydrate: … }, Component)
        found     the name "Count"

      components/plain/Plain.island.tsx
        expected  export default island({ name: 'Plain', hydrate: … }, Component)
        found     no island

      components/counter/Counter.island.tsx:12
        expected  an address passed by the page as a prop, so that it fits its language
        found     wayHref={'/guides/'
        to do     pass this address to the island as a prop, and write wayHref={…} here

      components/counter/Way.tsx:5
        expected  an address passed by the page as a prop, so that it fits its language
        found     href="/"
        to do     pass this address to the island as a prop, and write href={…} here"
    `);
  });

  test('an island that hydrates at an unknown moment', async () => {
    const says = await messageOf((site) => {
      site.edit(counter, "hydrate: 'visible'", "hydrate: 'idle'");
    });
    expect(says).toMatchInlineSnapshot(`
      "components/counter/Counter.island.tsx:19
        expected  code that runs without an error
        found     island Counter: hydrate must be one of load, visible, interaction, resume, found "idle""
    `);
  });

  test('markup that nobody wants: values that are missing, inline styles, an id twice, a picture without alt text', async () => {
    const says = await messageOf((site) => {
      onHome(site, "<p>{'Boat ' + Object(content).name}</p>");
      onHome(site, '<p>{String(content)}</p>');
      onHome(site, '<p>{Number([][1]) + " feet"}</p>');
      onHome(site, "<p style={{ color: 'red' }}>Red</p>");
      onHome(site, '<p id="boats" />');
      onHome(site, '<img src="/favicon.svg" width="9" />');
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/index.tsx
        expected  no inline style or handler
        found     style="color:red"
        used by   /
        to do     write styles in the .css beside the component, handlers in an island

      pages/index.tsx
        expected  an alt text on every picture
        found     <img src="/favicon.svg" width="9"/>
        used by   /

      pages/index.tsx:19
        expected  each id once on a page
        found     id="boats" twice
        used by   /
        to do     rename one of the two; the id of a heading comes from its words

      pages/index.tsx
        expected  finished text
        found     "undefined" in "Boat undefined"
        used by   /
        to do     give the component a value, or leave the text out

      pages/index.tsx
        expected  finished text
        found     "[object Object]" in "[object Object]"
        used by   /
        to do     give the component a value, or leave the text out

      pages/index.tsx
        expected  finished text
        found     "NaN" in "NaN feet"
        used by   /
        to do     give the component a value, or leave the text out"
    `);
  });

  test('a link to a page, an anchor or a file that is not there, with the one that was meant', async () => {
    const says = await messageOf((site) => {
      site.edit(frame, 'href="/guides/"', 'href="/guide/"');
      site.edit(frame, '/favicon.svg', '/favicn.svg');
      site.edit(boats, 'href: /boats/heron/', 'href: /boats/heron');
      site.edit(boats, '/boats/curlew/#size', '/boats/curlew/#sice');
      site.edit(knots, '(/#boats)', '(/#bots), a [ship](/häfen/) and a [file](/guides/index.html)');
      onHome(site, '<a href="#boat">Boats</a> <a href="/favicon.svg/">Mark</a>');
      // In an earlier text, the name is no link.
      site.edit(boats, 'alt: A boat at anchor', 'alt: See /map.png');
      site.edit(knots, 'are enough', 'of /map.png are enough');
      site.edit('content/guides/tides.md', 'Look at', '![Map](/map.png) Look at');
    });
    expect(says).toMatchInlineSnapshot(`
      "components/frame/Frame.tsx:13
        expected  a link that leads to a page or file of the site
        found     "/favicn.svg"
        nearest   /favicon.svg
        used by   /404.html, /boats/heron/, /boats/curlew/, /guides/, /guides/knots/, /guides/tides/, /

      components/frame/Frame.tsx:18
        expected  a link that leads to a page or file of the site
        found     "/guide/"
        nearest   /guides/
        used by   /404.html, /boats/heron/, /boats/curlew/, /guides/, /guides/knots/, /guides/tides/, /

      content/guides/knots.md:9
        expected  an anchor on /
        found     "/#bots"
        nearest   boats
        used by   /guides/, /guides/knots/

      content/guides/knots.md:9
        expected  a link that leads to a page or file of the site
        found     "/häfen/"
        used by   /guides/, /guides/knots/

      content/guides/knots.md:9
        expected  a link that leads to a page or file of the site
        found     "/guides/index.html"
        nearest   /guides/
        used by   /guides/, /guides/knots/

      content/guides/tides.md:7
        expected  a link that leads to a page or file of the site
        found     "/map.png"
        used by   /guides/, /guides/tides/

      pages/index.tsx:15
        expected  an anchor on /
        found     "#boat"
        nearest   boats
        used by   /

      pages/index.tsx:15
        expected  a link that leads to a page or file of the site
        found     "/favicon.svg/"
        nearest   /favicon.svg
        used by   /

      content/boats.yaml:8
        expected  a link that leads to a page or file of the site
        found     "/boats/heron"
        nearest   /boats/heron/
        used by   /

      content/boats.yaml:15
        expected  an anchor on /boats/curlew/
        found     "/boats/curlew/#sice"
        nearest   size
        used by   /"
    `);
  });

  test('a file or form of another site, which the security policy would block, but no link to one', async () => {
    const says = await messageOf((site) => {
      onHome(
        site,
        '<form action="https://list.example/"><button formAction="//b.example/" /></form>',
      );
      onHome(site, '<video src="/favicon.svg" poster="//cdn.example/a.webp" />');
      onHome(site, '<img src="http://plain.example/a.png" alt="" />');
      onHome(site, '<a href="http://fine.example/">Fine</a>');
      for (const rel of ['stylesheet', 'shortcut icon', 'author'])
        onHome(site, `<link rel="${rel}" href="https://${rel.replace(' ', '-')}.example/" />`);
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/index.tsx:17
        expected  a file of the site, or a frame of a trusted origin
        found     "http://plain.example/a.png"
        used by   /
        to do     save the file in static/; content/index.ts names the trusted origins of frames

      pages/index.tsx:20
        expected  a file of the site, or a frame of a trusted origin
        found     "https://shortcut-icon.example/"
        used by   /
        to do     save the file in static/; content/index.ts names the trusted origins of frames

      pages/index.tsx:15
        expected  a form that is sent to the site, or with mailto:
        found     "https://list.example/"
        used by   /
        to do     send it from an island; content/index.ts names the origins that scripts may contact

      pages/index.tsx:15
        expected  a form that is sent to the site, or with mailto:
        found     "//b.example/"
        used by   /
        to do     send it from an island; content/index.ts names the origins that scripts may contact

      pages/index.tsx:16
        expected  a file of the site, or a frame of a trusted origin
        found     "//cdn.example/a.webp"
        used by   /
        to do     save the file in static/; content/index.ts names the trusted origins of frames

      pages/index.tsx:19
        expected  a file of the site, or a frame of a trusted origin
        found     "https://stylesheet.example/"
        used by   /
        to do     save the file in static/; content/index.ts names the trusted origins of frames"
    `);
  });

  test('an address that cannot be linked, and a frame that the security policy would block', async () => {
    const says = await messageOf((site) => {
      for (const href of ['guides/', 'ftp://tern.example/', '//tern.example/', '/guides/%zz/'])
        onHome(site, `<a href="${href}">Guides</a>`);
      onHome(site, '<a href="data:text/html,Guides">Guides</a>');
      onHome(site, '<a href="javascript:alert(1)">Guides</a>');
      onHome(site, '<iframe title="Map" src="https://map.example/" />');
      onHome(site, '<div data-embed="https://pressed.example/" />');
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/index.tsx:21
        expected  a file of the site, or a frame of a trusted origin
        found     "https://map.example/"
        used by   /
        to do     save the file in static/; content/index.ts names the trusted origins of frames

      pages/index.tsx:22
        expected  a file of the site, or a frame of a trusted origin
        found     "https://pressed.example/"
        used by   /
        to do     save the file in static/; content/index.ts names the trusted origins of frames

      pages/index.tsx:15
        expected  a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…
        found     "guides/"
        used by   /

      pages/index.tsx:16
        expected  a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…
        found     "ftp://tern.example/"
        used by   /

      pages/index.tsx:16
        expected  a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…
        found     "//tern.example/"
        used by   /

      pages/index.tsx:18
        expected  a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…
        found     "/guides/%zz/"
        used by   /

      pages/index.tsx:19
        expected  a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…
        found     "data:text/html,Guides"
        used by   /

      pages/index.tsx
        expected  a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…
        found     "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
        used by   /"
    `);
  });

  test('a picture that the security policy would block', async () => {
    const says = await messageOf((site) => {
      site.edit(knots, 'are enough', '![](https://tracker.example/a.png)');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/guides/knots.md:5
        expected  the name of a picture in content/pictures, such as site-visit.jpg
        found     "https://tracker.example/a.png"
        to do     put the picture there, and write its name without a folder"
    `);
  });

  test('a static file that does harm or has the place of another', async () => {
    const says = await messageOf((site) => {
      for (const name of ['notes.txt', 'Notes.txt']) site.write(`static/${name}`, 'Notes');
      site.write('static/assets/logo.svg', '<svg/>');
      site.write('static/guides/index.html', 'Guides');
      site.write('static/404.html/why.txt', 'Moved.');
      site.write('pages/tides.json.tsx', showing('<p />'));
      site.write('static/Tides.json', '{}');
      site.write('static/notes/form.PHP', '<?php');
      site.write('static/id_rsa', 'a key');
    });
    expect(says).toMatchInlineSnapshot(`
      "static/404.html/why.txt
        expected  a unique path in the output (upper and lower case count as the same)
        found     404.html/why.txt, where pages/[...rest].tsx has the file 404.html
        to do     rename one of the two, or give the record of a page another slug

      static/Tides.json
        expected  a unique path in the output (upper and lower case count as the same)
        found     Tides.json, where pages/tides.json.tsx has the folder tides.json/
        to do     rename one of the two, or give the record of a page another slug

      static/assets/logo.svg
        expected  an address that is not reserved
        found     assets/logo.svg, where /assets/ is for scripts, styles, fonts and pictures, which browsers keep for good
        to do     rename the file

      static/guides/index.html
        expected  a unique path in the output (upper and lower case count as the same)
        found     guides/index.html, which pages/guides/[[guide]].tsx also has
        to do     rename one of the two, or give the record of a page another slug

      static/id_rsa
        expected  a file that does no harm in public
        found     id_rsa, which is a private key
        to do     remove it; if visitors are meant to have it, put it in a .zip file

      static/notes.txt
        expected  a unique path in the output (upper and lower case count as the same)
        found     notes.txt, which static/Notes.txt also has, as Notes.txt
        to do     rename one of the two, or give the record of a page another slug

      static/notes/form.PHP
        expected  a file that does no harm in public
        found     form.PHP, which is a program that some web servers run in place of sending it
        to do     remove it; if visitors are meant to have it, put it in a .zip file"
    `);
  });

  test('a file of static/ where the copy of a page in Markdown goes, each of several', async () => {
    const says = await messageOf((site) => {
      for (const name of ['tides', 'winds']) {
        const page = showing(`<link rel="canonical" href="https://pier.example/${name}/" />`);
        site.write(`pages/${name}.tsx`, page.replace(' };', ', markdown: true };'));
        site.write(`static/${name}/index.md`, 'ours');
      }
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/tides.tsx
        expected  a unique path in the output (upper and lower case count as the same)
        found     tides/index.md, which static/tides/index.md also has
        to do     rename one of the two, or give the record of a page another slug

      pages/winds.tsx
        expected  a unique path in the output (upper and lower case count as the same)
        found     winds/index.md, which static/winds/index.md also has
        to do     rename one of the two, or give the record of a page another slug"
    `);
  });

  test('a page whose address another one has, in other capitals or in another Unicode form', async () => {
    const says = await messageOf((site) => {
      site.write('pages/GUIDES.tsx', 'export default () => null;');
      // Another page for unknown addresses, and a boat with the address of a page.
      site.write('pages/[...all].tsx', 'export default () => null;');
      site.write('pages/boats/heron.tsx', 'export default () => null;');
      for (const name of ['caf\u00e9', 'cafe\u0301'])
        site.write(`pages/${name}.tsx`, 'export default () => null;');
    });
    expect(says.normalize()).toMatchInlineSnapshot(`
      "pages/[...rest].tsx
        expected  a unique path in the output (upper and lower case count as the same)
        found     404.html, which pages/[...all].tsx also has
        to do     rename one of the two, or give the record of a page another slug

      pages/boats/heron.tsx
        expected  a unique path in the output (upper and lower case count as the same)
        found     boats/heron/index.html, which pages/boats/[slug].tsx also has
        to do     rename one of the two, or give the record of a page another slug

      pages/café.tsx
        expected  a unique path in the output (upper and lower case count as the same)
        found     café/index.html, which pages/café.tsx also has
        to do     rename one of the two, or give the record of a page another slug

      pages/guides/[[guide]].tsx
        expected  a unique path in the output (upper and lower case count as the same)
        found     guides/index.html, which pages/GUIDES.tsx also has, as GUIDES/index.html
        to do     rename one of the two, or give the record of a page another slug"
    `);
  });

  test('a page whose file name is no address', async () => {
    const says = await messageOf((site) => {
      site.write('pages/our crew.tsx', 'export default () => null;\n');
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/our crew.tsx
        expected  a name with only letters, digits, hyphens and dots, for the address
        found     our crew
        to do     rename the file"
    `);
  });

  test('a moved address that leads to no page, or is reserved', async () => {
    const says = await messageOf((site) => {
      const reserved = ['assets/', 'ASSETS/old.css', '404/', 'sw.js', 'licenses.txt', 'admin.html'];
      const lines = reserved.map((path) => `- { from: /${path}, to: /guides/ }\n`);
      site.write('content/redirects.yaml', `- from: /ships/\n  to: /guide/\n${lines.join('')}`);
    });
    expect(says).toMatchInlineSnapshot(`
      "content/redirects.yaml:2  [0].to
        expected  the address of a page
        found     /guide/
        nearest   /guides/

      content/redirects.yaml:3  [1].from
        expected  an address that no page, file or other redirect uses
        found     /assets/, where /assets/ is for scripts, styles, fonts and pictures, which browsers keep for good

      content/redirects.yaml:4  [2].from
        expected  an address that no page, file or other redirect uses
        found     /ASSETS/old.css, where /assets/ is for scripts, styles, fonts and pictures, which browsers keep for good

      content/redirects.yaml:5  [3].from
        expected  an address that no page, file or other redirect uses
        found     /404/

      content/redirects.yaml:6  [4].from
        expected  an address that no page, file or other redirect uses
        found     /sw.js, where /sw.js is for the service worker, which hosts must neither move nor redirect

      content/redirects.yaml:7  [5].from
        expected  an address that no page, file or other redirect uses
        found     /licenses.txt

      content/redirects.yaml:8  [6].from
        expected  an address that no page, file or other redirect uses
        found     /admin.html, where /admin/ is for the editor of content in development"
    `);
  });

  test('a page at a reserved address', async () => {
    const text = "export default () => 'A';";
    const says = await messageOf((site) => {
      site.write('pages/assets.tsx', showing('<p />'));
      site.write('pages/Assets/crew.tsx', showing('<p />'));
      site.write('pages/a\u017f\u017fets.tsx', showing('<p />'));
      site.write('pages/404.tsx', showing('<p />'));
      site.write('pages/sw.js.tsx', showing('<p />'));
      site.write('pages/licenses.txt.tsx', showing('<p />'));
      site.write('pages/admin.tsx', showing('<p />'));
      site.write('pages/mailbox/[[crew]].tsx', `${head}\nexport const paths = () => [];\n`);
      site.write('pages/licenses.txt.ts', text);
      site.write('pages/assets/crew.json.ts', text);
    });
    expect(says).toMatchInlineSnapshot(`
      "pages/404.tsx
        expected  an address that is not reserved
        found     404/index.html, where /404/ is for the page for unknown addresses, 404.html
        to do     rename the file

      pages/Assets/crew.tsx
        expected  an address that is not reserved
        found     Assets/crew/index.html, where /assets/ is for scripts, styles, fonts and pictures, which browsers keep for good
        to do     rename the file

      pages/admin.tsx
        expected  an address that is not reserved
        found     admin/index.html, where /admin/ is for the editor of content in development
        to do     rename the file

      pages/assets.tsx
        expected  an address that is not reserved
        found     assets/index.html, where /assets/ is for scripts, styles, fonts and pictures, which browsers keep for good
        to do     rename the file

      pages/aſſets.tsx
        expected  an address that is not reserved
        found     aſſets/index.html, where /assets/ is for scripts, styles, fonts and pictures, which browsers keep for good
        to do     rename the file

      pages/licenses.txt.tsx
        expected  an address that is not reserved
        found     licenses.txt/index.html, where /licenses.txt is for the licences of packages
        to do     rename the file

      pages/mailbox/[[crew]].tsx
        expected  an address that is not reserved
        found     mailbox/index.html, where /mailbox/ is for the enquiries in development and in the preview
        to do     rename the file

      pages/sw.js.tsx
        expected  an address that is not reserved
        found     sw.js/index.html, where /sw.js is for the service worker, which hosts must neither move nor redirect
        to do     rename the file

      pages/assets/crew.json.ts
        expected  an address that is not reserved
        found     assets/crew.json, where /assets/ is for scripts, styles, fonts and pictures, which browsers keep for good
        to do     rename the file

      pages/licenses.txt.ts
        expected  an address that is not reserved
        found     licenses.txt, where /licenses.txt is for the licences of packages
        to do     rename the file"
    `);
  });

  test('a static file at a reserved address', async () => {
    const says = await messageOf((site) => {
      site.write('static/LICENSES.txt', 'A');
      site.write('static/staticwebapp.config.json', '{}');
      site.write('static/404/why.txt', 'A');
    });
    expect(says).toMatchInlineSnapshot(`
      "static/404/why.txt
        expected  an address that is not reserved
        found     404/why.txt, where /404/ is for the page for unknown addresses, 404.html
        to do     rename the file

      static/LICENSES.txt
        expected  an address that is not reserved
        found     LICENSES.txt, where /licenses.txt is for the licences of packages
        to do     rename the file

      static/staticwebapp.config.json
        expected  an address that is not reserved
        found     staticwebapp.config.json, where /staticwebapp.config.json is for the configuration of a host
        to do     rename the file"
    `);
  });

  test('a name that some file system does not take', async () => {
    const names = [
      'a'.repeat(300),
      'ł'.repeat(130),
      'a\0b',
      'a\x01b',
      'a\x85b',
      'con',
      'Lpt1.old',
      'crew.',
    ];
    const site = copySite();
    const paths = `export const paths = () => ${JSON.stringify(names.map((crew) => ({ crew })))};`;
    site.write('pages/crew/[crew].tsx', `${showing('<p />')}${paths}`);
    const found = (await site.problems()).map(({ file, found }) => [file, JSON.parse(found)]);
    expect(found).toEqual(names.map((name) => ['pages/crew/[crew].tsx', name]));
    expect(existsSync(site.out)).toBe(false);
  });

  test('and the published site stays unchanged', () => {
    expect(snapshot(good.out)).toEqual(before);
  });
});

describe('published is', () => {
  test('a file of any type that does no harm, as it is', async () => {
    const site = copySite();
    const names =
      'plan.docx prices.xlsx rates.csv all.zip us.vcf day.ics dot.gif jingle.mp3 site.step CNAME';
    for (const name of names.split(' ')) site.write(`static/files/${name}`, name);
    await site.build();
    for (const name of names.split(' ')) expect(published(site, `files/${name}`)).toBe(name);
  });

  test('a page with a name like one that is refused, a service worker, and a reserved name below another', async () => {
    const site = copySite();
    const crew = ['conquest', 'aux-1', 'a'.repeat(252)].map((crew) => ({ crew }));
    const paths = `export const paths = () => ${JSON.stringify(crew)};`;
    site.write('pages/crew/[crew].tsx', `${showing('<p />')}${paths}`);
    site.write('pages/sw.js.ts', "export default () => 'A';");
    site.write('pages/team/assets.tsx', showing('<p />'));
    await site.build();
    for (const { crew: name } of crew)
      expect(existsSync(join(site.out, 'crew', name, 'index.html'))).toBe(true);
    expect([published(site, 'sw.js'), existsSync(join(site.out, 'team/assets'))]).toEqual([
      'A',
      true,
    ]);
  });

  test('a service worker of the static files', async () => {
    const site = copySite();
    site.write('static/sw.js', 'A');
    await site.build();
    expect(published(site, 'sw.js')).toBe('A');
  });

  test('a style sheet that refers to published files, parts of a page, and data', async () => {
    const site = copySite();
    const css = ['/favicon.svg?1', '#mark', 'data:image/svg+xml,%3Csvg/%3E']
      .map((href, at) => `.way-${at} { background: url("${href}"); }`)
      .join('\n');
    site.write('components/frame/Frame.css', css);
    await expect(site.build({ base: '/firm' })).resolves.toMatchObject({ pages: 7 });
  });

  test('a link to an id with an ampersand, which HTML encodes', async () => {
    const site = copySite();
    onHome(site, '<p id="r&d" /><a href="#r&d">Research</a>');
    await site.build();
    expect(published(site, 'index.html')).toContain('id="r&amp;d"');
  });

  test('a text of content that looks like a mistake in code', async () => {
    const site = copySite();
    const words = [
      'undefined duties',
      'NaN',
      '[object Object]',
      '{brace}',
      'onclick="x"',
      '</script>',
    ];
    site.edit(knots, 'are enough', words.join(', ').replace('<', '&lt;'));
    site.edit(boats, 'alt: A boat at anchor', `alt: ${JSON.stringify(words.join(', '))}`);
    expect((await site.build()).pages).toBe(7);
  });
});

describe('a name in braces that nothing fills', () => {
  test('is reported with its line and its pages, and published, in whatever text it is', async () => {
    const site = copySite();
    const words = '{habour} {Harbour} {constructor} {toString} {guests} {ülke} {İsim} {स्थान}'.split(
      ' ',
    );
    words.push('{ habour }');
    site.edit('content/harbour.yaml', 'with three boats', `with ${words.join(' and ')} boats`);
    site.edit(knots, 'are enough', `of ${words.join(' and ')} are enough`);
    site.edit('content/harbour.yaml', 'mail: office', 'mail: "{mail}"\n# office');
    site.write(
      'pages/feed.xml.ts',
      "export default ({ content }) => '<feed>' + content.harbour.welcome + '</feed>';",
    );
    // No visitor sees it, but search engines do.
    const data = '{ __html: JSON.stringify({ name: content.harbour.mail }) }';
    const script = `<script type="application/ld+json" dangerouslySetInnerHTML={${data}} />`;
    site.edit(home, '<h1>', `${script}\n      <h1>`);
    const { unfilled } = await site.build();
    expect(
      Object.fromEntries(unfilled.map(({ word, file, pages }) => [word, [file, pages]])),
    ).toEqual({
      '{mail}': ['content/harbour.yaml', ['/']],
      ...Object.fromEntries(
        words.map((word) => [
          word,
          [knots, expect.arrayContaining(['/', '/feed.xml', '/guides/knots/'])],
        ]),
      ),
    });
  });

  test('is reported once for all texts of a record, with its first line', async () => {
    const site = copySite();
    site.edit(boats, 'Curlew of {harbour}', 'Curlew of {habour}');
    site.edit(boats, 'alt: A boat at anchor', 'alt: A boat in {habour}');
    expect((await site.build()).unfilled).toEqual([
      { file: boats, line: 10, word: '{habour}', pages: ['/boats/curlew/', '/'] },
    ]);
  });

  test('is not released', async () => {
    const site = copySite();
    for (const file of [boats, 'content/harbour.yaml']) site.edit(file, 'sample: true', '');
    site.edit(boats, 'Curlew of {harbour}', 'Curlew of {habour}');
    await expect(site.build({ release: true })).rejects.toMatchObject({
      problems: [{ file: boats, line: 10, found: '{habour}' }],
    });
  });
});

test('a page among the files of static/ has the address of its folder, as hosts serve it', async () => {
  const site = copySite();
  site.write('static/brochure/index.html', 'Brochure');
  const links = '<a href="/brochure/">A</a><a href="/brochure/index.html">B</a>';
  site.edit('components/frame/Frame.tsx', '<nav>', `<nav>${links}`);
  expect(await site.problems()).toMatchObject([
    { found: '"/brochure/index.html"', nearest: '/brochure/' },
  ]);
});

test('thousands of wrong links are reported in seconds of a processor, the first of them with the right one', () => {
  const facts = createFacts();
  for (let at = 0; at < 3000; at++) facts.links.add(`/guide/${at}`);
  const pages = Array.from({ length: 3000 }, (_, at) => {
    const path = `/guides/${at}/`;
    const file = `guides/${at}/index.html`;
    const route = { name: path, path, file, source: 'pages/guides/[[guide]].tsx', params: {} };
    return { route, facts: at === 0 ? facts : createFacts() };
  });
  const before = process.cpuUsage();
  const problems = checkSite(
    pages,
    new Set(),
    () => [],
    () => false,
    { ofPage: () => [new Map()], ofFirstLanguage: new Map() },
  );
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  expect(problems).toHaveLength(3000);
  expect(problems[0]).toHaveProperty('nearest', '/guides/0/');
});
