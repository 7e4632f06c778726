/** Which addresses content may link to, as browsers read them. */
import { describe, expect, test } from 'vitest';
import { checkLink } from '../../scripts/check/check-link.ts';
import { link } from '../../scripts/content/fields.ts';
import { createFacts } from '../../scripts/finish/facts.ts';

test.each([
  '/',
  '/boats/',
  '/boats/?a=1#b',
  '#boats',
  '#개인정보',
  'https://tern.example',
  'https://tern.example/?a',
  'mailto:a@tern.example',
  'tel:+123',
  'sms:+123',
  'http://tern.example/',
])('content may link to %s', (href) => {
  expect(link().safeParse(href).success).toBe(true);
});

test.each([
  '',
  '#',
  'boats/',
  '//tern.example/',
  '/\\tern.example/',
  '/\t/tern.example/',
  'http://',
  'https:',
  'https://',
  'https:/boats/',
  'https://a b/',
  'mailto:',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:https://tern.example/1',
  'vbscript:x',
  'ftp://tern.example/',
])('content may not link to %j', (href) => {
  expect(link().safeParse(href).success).toBe(false);
});

test('a link with a space says how to write it', () => {
  const { error } = link().safeParse('/prices and days.pdf');
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'an address without spaces: /prices%20and%20days.pdf',
  ]);
});

describe('on a page with the id "knots", a link', () => {
  const facts = createFacts();
  facts.ids.add('knots');
  const route = {
    name: '/guides/',
    path: '/guides/',
    params: {},
    source: 'pages/guides.tsx',
    file: 'guides/index.html',
  };
  const pages = new Map([['/guides/', facts]]);
  const fault = (href: string) => checkLink(href, [href], route, pages, new Set(), true);

  test.each([
    '#',
    '#top',
    '/guides/#TOP',
    '#:~:text=a%20knot',
    '/guides/#knots:~:text=a,b',
    '/guides/?from=mail#knots',
    '/boats/../guides/',
  ])('to %s leads somewhere', (href) => {
    expect(fault(href)).toBeUndefined();
  });

  test.each(['#knot', '#knot:~:text=a', '/guide/#top', '/guides#top'])(
    'to %s is broken',
    (href) => {
      expect(fault(href)).toMatchObject({ found: `"${href}"` });
    },
  );
});
