/** The copy of a page as Markdown. */
import { expect, test } from 'vitest';
import { markdownCopy } from '../../scripts/finish/markdown-copy.ts';

const copyOf = async (main: string) =>
  String(
    await markdownCopy(
      `<title>Tides</title><nav>Menu</nav><main>${main}</main><footer>Call</footer>`,
      'https://tern.example/firm/tides/',
    ),
  );

test('a copy begins with the title and the address, wherever the title stands, and has the main part alone', async () => {
  expect(await copyOf('<p>4 March</p><h1>High &amp; low</h1><p>Water.</p>')).toBe(
    '# High & low\n\n<https://tern.example/firm/tides/>\n\n4 March\n\nWater.\n',
  );
});

test.each([
  ['a link', '<a href="/firm/a/?b=1#c">On</a>', '[On](https://tern.example/firm/a/?b=1#c)'],
  ['a place', '<a href="#low">Low</a>', '[Low](https://tern.example/firm/tides/#low)'],
  ['an address elsewhere', '<a href="tel:+1">Call</a>', '[Call](tel:+1)'],
  ['a picture', '<img src="/a.webp" alt="A pier">', '![A pier](https://tern.example/a.webp)'],
  ['a drawing for the eye alone', '<p>A</p><img src="/a.svg" alt="">', 'A'],
  ['a price that was', '<p><s>€100</s> <del>€90</del> €80</p>', '~~€100~~ ~~€90~~ €80'],
  [
    'a list of tasks',
    '<ul><li><label><input type="checkbox" disabled checked> Audit</label></li><li><label><input type="checkbox" disabled> Report</label></li></ul>',
    '-    [x] Audit\n-    [ ] Report',
  ],
  ['a picture with a link', '<p>A<a href="/b/"><img src="/b.webp" alt=""></a></p>', 'A'],
  [
    'a picture with a link and words',
    '<a href="/b/"><img src="/b.webp" alt="B"></a>',
    '[![B](https://tern.example/b.webp)](https://tern.example/b/)',
  ],
  [
    'a footnote',
    '<p>A<sup><a href="#fn1">1</a></sup></p><ol><li><p>B <a href="#ref1"><svg></svg></a></p></li></ol>',
    'A[1](https://tern.example/firm/tides/#fn1)\n\n1.  B',
  ],
  [
    'a list of facts',
    '<dl><div><dt>Place</dt><dd>Sterne</dd></div><div><dt>Depth</dt><dd>4 m</dd><dd>at noon</dd></div></dl>',
    '- **Place**: Sterne\n- **Depth**: 4 m, at noon',
  ],
  [
    'a table',
    '<table><caption>Depth</caption><tr><td></td><th>m</th><td><svg></svg></td></tr><tr><th>Pier | 1</th><td><b>4</b></td><td><svg></svg></td></tr></table>',
    '**Depth**\n\n|  | m |\n| --- | --- |\n| Pier \\| 1 | **4** |',
  ],
  ['code', '<pre><code>a &lt; b\n</code></pre>', '```\na < b\n```'],
  ['a sign of Markdown', '<p>2 * 3 and [x]</p>', '2 \\* 3 and \\[x\\]'],
  [
    'ways on and controls',
    '<p>A</p><nav>B</nav><form>C</form><button>D</button><p class="screen-only">E</p><i aria-hidden="true">F</i>',
    'A',
  ],
])('%s is written as Markdown that can be read anywhere', async (_name, html, expected) => {
  expect(await copyOf(`<h1>T</h1>${html}`)).toBe(
    `# T\n\n<https://tern.example/firm/tides/>\n\n${expected}\n`,
  );
});
