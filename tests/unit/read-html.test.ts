import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHtml, type Tag } from '../../scripts/finish/read-html.ts';

/** What a page consists of, in order. Text that arrives in pieces is joined. */
function partsOf(html: string): string[] {
  const parts: string[] = [];
  const add = (kind: string, text: string) => {
    const last = parts.at(-1);
    if (kind === 'text' && last?.startsWith('text ')) parts[parts.length - 1] = last + text;
    else parts.push(`${kind} ${text}`);
  };
  readHtml(html, {
    tag: ({ name, attributes }) =>
      add('tag', [name, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(' ')),
    text: (text) => add('text', text),
    inline: ({ name }, text) => add(name, text),
  });
  return parts;
}

const words = fc.constantFrom('a < b', '2>1', 'x="y"', "it's", '&lt;b&gt;', '<3', ' ', '\n', 'é');
const value = fc.constantFrom('', '/a b/', '<b>', 'a > b', '&quot;', 'x=y', '/>');
const attribute = fc.oneof(
  fc
    .tuple(fc.constantFrom('href', 'data-x', 'ALT'), value)
    .map(([name, text]) => `${name}="${text}"`),
  fc.constantFrom('hidden', 'title=\'say "so"\'', 'lang=en', 'width = 4', 'src = "/a"'),
);
const tag = fc
  .tuple(
    fc.constantFrom('a', 'p', 'IMG', 'h1', 'svg:g', 'my-part'),
    fc.uniqueArray(attribute, { maxLength: 4, selector: (text) => text.split(/\W/, 1)[0] }),
    fc.constantFrom('', ' ', '/', '\n'),
  )
  .map(([name, attributes, end]) => `<${[name, ...attributes].join(' ')}${end}>`);
const whole = fc.constantFrom(
  '<!-- <p id="no"> -->',
  '<!doctype html>',
  '<script>if (a < b && "</p>") document.write("<i>")</script>',
  '<STYLE>a::before{content:"<p>"}</STYLE >',
  '<title>1 < 2 <b></title>',
  '<textarea><p></textarea>',
  '</div>',
  '</A >',
);
const page = fc
  .array(fc.oneof(words, tag, whole), { maxLength: 20 })
  .map((parts) => parts.join(''));

test('positions are those of the values, so that each can be replaced', () => {
  fc.assert(
    fc.property(page, (html) => {
      const note = ({ attributes, start, end }: Tag) => {
        expect(html.charAt(start)).toBe('<');
        expect(html.charAt(end - 1)).toBe('>');
        for (const { value, start, end } of attributes) expect(html.slice(start, end)).toBe(value);
      };
      const inline = (tag: Tag, text: string, start: number) => {
        expect(start).toBe(tag.end);
        expect(html.startsWith(text, start)).toBe(true);
      };
      readHtml(html, { tag: note, text: () => {}, inline });
    }),
  );
});

test.each([
  [
    'a drawing whose title is its own end',
    '<svg><title/><i></i></svg>',
    ['tag svg', 'tag title', 'tag i'],
  ],
  [
    'a drawing whose style is its own end',
    '<svg><style/></svg><i>',
    ['tag svg', 'tag style', 'tag i'],
  ],
  ['markup in the title of a drawing', '<svg><title><i>', ['tag svg', 'tag title', 'tag i']],
  [
    'a title after a drawing',
    '</svg><svg/><title><i></title>',
    ['tag svg', 'tag title', 'text <i>'],
  ],
  [
    'a field of a form in a drawing',
    '<svg><foreignObject><textarea><i></textarea></foreignObject></svg>',
    ['tag svg', 'tag foreignobject', 'tag textarea', 'text <i>'],
  ],
  [
    'an unquoted value that ends in a slash',
    '<svg><style d=a/></style><i>',
    ['tag svg', 'tag style d=a/', 'style ', 'tag i'],
  ],
  ['a slash that ends nothing in HTML', '<title/><i></title>', ['tag title', 'text <i>']],
  ['an attribute without the value that it begins', '<a b= ><i>', ['tag a b=', 'tag i']],
  [
    'a no-break space in a value and after a script',
    '<a b=1\u00a0c><script>a</script\u00a0>b</script>',
    ['tag a b=1\u00a0c', 'tag script', 'script a</script\u00a0>b'],
  ],
])('as browsers do, it reads %s', (_, html, parts) => {
  expect(partsOf(html)).toEqual(parts);
});
