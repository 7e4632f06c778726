import { expect, test } from 'vitest';
import { finishPage } from '../../scripts/finish/finish-page.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';

const addresses = {
  base: '',
  paths: new Set<string>(),
  destinations: new Map<string, string>(),
  inFirstLanguage: new Map<string, string>(),
};
const finish = (body: string) => {
  const html = `<head><title>Page</title></head><body>${body}</body>`;
  const finished = finishPage(html, { addresses, trusted: noTrustedSources }).html;
  return finished.replace(/^.*<body>|<\/body>$/g, '').replaceAll('\n', ' ');
};

test.each([
  ['blocks', '<h1>One</h1><p>Two</p>', '<h1>One</h1> <p>Two</p>'],
  [
    'a text and the block in it',
    '<li>One<ul><li>Two</li></ul></li>',
    '<li>One <ul><li>Two</li></ul></li>',
  ],
  ['terms and details', '<dt>Founded</dt><dd>2018</dd>', '<dt>Founded</dt> <dd>2018</dd>'],
  ['cells', '<tr><th>A</th><td>1</td></tr><tr><th>B', '<tr><th>A</th> <td>1</td></tr> <tr><th>B'],
  ['a summary and what unfolds', '<summary>Q</summary><p>A</p>', '<summary>Q</summary> <p>A</p>'],
  ['a line and the next', 'One<br>Two', 'One <br>Two'],
  [
    'buttons',
    '<button>One</button><button>Two</button>',
    '<button>One</button> <button>Two</button>',
  ],
  [
    'what stands in blocks',
    '<div><b>1</b></div><div><i>2</i></div>',
    '<div><b>1</b></div> <div><i>2</i></div>',
  ],
  [
    'blocks, and not in them, if an icon ends the first',
    '<div><a><span>1</span><svg><path/></svg></a></div><div><p>2</p></div>',
    '<div><a><span>1</span><svg><path/></svg></a></div> <div><p>2</p></div>',
  ],
  [
    'spans beside each other',
    '<a><span>One</span><span>Two</span></a>',
    '<a><span>One</span> <span>Two</span></a>',
  ],
  ['a span and another part', '<b>Name</b><span>Role</span>', '<b>Name</b> <span>Role</span>'],
  [
    'places on a map',
    '<svg><text>A</text><text>B</text></svg>',
    '<svg><text>A</text> <text>B</text></svg>',
  ],
])('white space comes between %s', (_, html, expected) => {
  expect(finish(html)).toBe(expected);
});

test.each([
  ['where there is some', '<p>One</p> <p>Two </p><p>Three</p>'],
  [
    'within a word',
    '<p><em>un</em><strong>likely</strong>, <a href="#a">link</a>s, a<sup>2</sup></p>',
  ],
  ['within a word that is a span', '<p><span>un</span>likely</p>'],
  ['between links that adjoin in a text', '<p><a href="#a">東京</a><a href="#b">大阪</a></p>'],
  ['where each space is shown', '<pre><span>a</span><span>b</span></pre>'],
  ['before the first words', '<div></div><p>One</p>'],
  ['in what an island hydrates', '<div data-props="{}"><div><p>One</p></div><p>Two</p></div>'],
])('no white space is added %s', (_, html) => {
  expect(finish(html)).toBe(html);
});

test('white space comes before and after what an island hydrates', () => {
  const island = '<div data-props="{}"><div><p>One</p></div><p>Two</p></div>';
  expect(finish(`<p>Before</p>${island}<p>After</p>`)).toBe(`<p>Before</p> ${island} <p>After</p>`);
});
