import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from '../../components/chart/Chart.tsx';

const rows = [
  { label: 'Waiting for a form', was: 2, value: 0 },
  { label: 'On the road', from: 2, value: 5 },
  { label: 'Altogether', was: 10, value: 5 },
];

const drawn = (lang: string) =>
  renderToStaticMarkup(
    <Chart chart={{ caption: 'Days', was: 'Before', is: 'After', rows }} lang={lang} />,
  );

test('a figure is a table with the numbers of each row, before and after', () => {
  const cells = [...drawn('en').matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);
  expect(cells).toEqual([
    // The last heading is that of the bar as well.
    ...['', 'Before', 'After'],
    ...['Waiting for a form', '2', '0'],
    ...['On the road', '', '2–5'],
    ...['Altogether', '10', '5'],
  ]);
  expect(drawn('en')).toContain('<th scope="col" colSpan="2">After</th>');
});

test('its bars are to the scale of its largest number, and begin where the row begins', () => {
  const bars = [...drawn('en').matchAll(/<rect ([^>]*)>/g)].map(([, attributes = '']) => [
    Number(/ ?\bx="(.*?)"/.exec(attributes)?.[1] ?? 0),
    Number(/width="(.*?)"/.exec(attributes)?.[1]),
  ]);
  expect(bars).toEqual([
    ...[
      [0, 20],
      [0, 0.4],
    ],
    [20, 30],
    ...[
      [0, 100],
      [0, 50],
    ],
  ]);
});

test('its numbers are those of the language', () => {
  expect(drawn('ar-EG')).toContain('>٥<');
});
