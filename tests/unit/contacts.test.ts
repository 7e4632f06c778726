/** Phone number, coordinates and address are typed once: everything else follows from them. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { collections } from '../../content/index.ts';
import { addressLines, addressSchema } from '../../content/schema/address.ts';
import { phoneSchema } from '../../content/schema/phone.ts';
import { siteSchema } from '../../content/schema/site.ts';
import { loadContent } from '../../scripts/content/load-content.ts';
import { record } from '../../scripts/site-api/content.ts';
import { content, siteRoot } from '../site-content.ts';
import { addLegalText, copyFirmSite } from './site-copy.ts';

test('a text that runs to the left keeps the order of a number, sign first, on one line', () => {
  const site = { ...content.site, phone: { display: '+20 2 1234', number: '+2021234' } };
  const numberIn = (dir: 'ltr' | 'rtl') =>
    collections.site.placeholders?.([{ ...site, dir }]).phone;
  expect(numberIn('ltr')).toBe('+20\u00a02\u00a01234');
  expect(numberIn('rtl')).toBe('\u2066+20\u00a02\u00a01234\u2069');
});

describe('the number to dial', () => {
  test.each([
    ['+256 000 000 000', '+256000000000'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['+1 (418) 555-0100', '+14185550100'],
    ['Tel. +49 30 123456', '+4930123456'],
    ['+966 ٠١٢ ٣٤٥ ٦٧٨', '+966012345678'],
    ['+679 000 0000 extension 12', '+6790000000'],
    ['+43 1/512 34 56', '+4315123456'],
  ])('follows from %s', (display, number) => {
    expect(phoneSchema.parse({ display })).toEqual({ display, number });
  });

  test.each([
    ['+1 418 555 0100', '+14185550100'],
    ['0800 123 456', '+44800123456'],
    ['8 (495) 123-45-67', '+74951234567'],
    ['1-800-FLOWERS', '+18003569377'],
    ['+679 000 0000 extension 12', '+679000000012'],
    ['+256 414 000 111 / 112', '+256414000111'],
    ['+44 (0)20 7946 0000 (24/7)', '+442079460000'],
    ['+256 414 000 111 9-17h', '+256414000111'],
  ])('may be given beside %s', (display, number) => {
    expect(phoneSchema.parse({ display, number })).toEqual({ display, number });
  });

  test.each([
    { display: '+1 418 555 0100', number: '+14185550101', field: 'number', at: '  number:' },
    { display: '0800 123 456', number: '+44800123465', field: 'number', at: '  number:' },
    { display: '0800 123 456', number: undefined, field: 'number', at: 'phone:' },
    { display: '+256 414 000 111 / 112', number: undefined, field: 'number', at: 'phone:' },
    { display: '+256 414 000 111 (24/7)', number: undefined, field: 'number', at: 'phone:' },
    { display: '+256 414 000 111, 112', number: undefined, field: 'number', at: 'phone:' },
    { display: '+256 414 000 111 9–17 h', number: undefined, field: 'number', at: 'phone:' },
    {
      display: '+256 414 000 111 / 112',
      number: '+256414000112',
      field: 'number',
      at: '  number:',
    },
    { display: '+1 418', number: undefined, field: 'display', at: '  display:' },
  ])('is refused with file and line: $number beside $display', ({ display, number, field, at }) => {
    const { text, problems } = firm({ phone: { display, ...(number && { number }) } });
    const line = 1 + text.split('\n').findIndex((it) => it.startsWith(at));
    expect(problems).toMatchObject([{ file: 'content/site.yaml', line, field: `phone.${field}` }]);
  });
});

describe('the map', () => {
  const founded = {
    year: 1999,
    place: 'Suva',
    country: 'Fiji',
    latitude: -18.1416,
    longitude: 178.4,
  };

  test('is that of OpenStreetMap, around the coordinates of the firm', () => {
    const { site } = firm({ founded, map: undefined });
    expect(site.map).toEqual({
      embed:
        'https://www.openstreetmap.org/export/embed.html?bbox=178.36%2C-18.1716%2C178.44%2C-18.1116&layer=mapnik&marker=-18.1416%2C178.4',
      link: 'https://www.openstreetmap.org/?mlat=-18.1416&mlon=178.4#map=14/-18.1416/178.4',
    });
  });

  test('may be another one, whose address is filled in', () => {
    const address = 'https://maps.firm.example/?at={latitude},{longitude}';
    const filled = 'https://maps.firm.example/?at=-18.1416,178.4';
    const { site } = firm({ founded, map: { embed: address, link: address } });
    expect(site.map).toEqual({ embed: filled, link: filled });
  });

  test('is refused with coordinates of its own, which could differ', () => {
    const { problems } = firm({ map: { embed: 'https://maps.firm.example/?at=1,2' } });
    expect(problems).toMatchObject([{ file: 'content/site.yaml', field: 'map.embed' }]);
  });
});

describe('an address', () => {
  const office = { street: '12, rue Sample', locality: 'Québec', country: 'Canada' };
  const parts = { region: 'QC', postalCode: 'G1R 0A0', countryCode: 'CA' };
  const linesOf = (address: object, separator = ', ') =>
    addressLines(addressSchema.parse({ ...office, ...address }), separator);

  test('has a line for the street and one for the place, without parts that it lacks', () => {
    expect(linesOf({})).toEqual(['12, rue Sample', 'Québec, Canada']);
    expect(linesOf(parts)).toEqual(['12, rue Sample', 'G1R 0A0 Québec, QC, Canada']);
  });

  test('has between its parts what its language has there, or what content says', () => {
    const between = (lang: string, more = {}) => {
      const { site } = firm({
        lang,
        separator: undefined,
        ...more,
        address: { ...office, ...parts },
      });
      return site.address.lines[1]?.replace('G1R 0A0 Québec', '').split('QC')[0];
    };
    expect(['en', 'fr', 'am', 'zh', 'ja', 'ar', 'th'].map((lang) => between(lang))).toEqual([
      ', ',
      ', ',
      '፣ ',
      '、',
      '、',
      '، ',
      ' ',
    ]);
    expect(between('en', { separator: ' / ' })).toBe(' / ');
    expect(linesOf({}, ' near ')).toEqual(['12, rue Sample', 'Québec near Canada']);
    const hyphens = { street: 'Rue Al-Mina', locality: 'Al-Ain' };
    expect(linesOf(hyphens, ' - ')).toEqual(['Rue Al-Mina', 'Al-Ain - Canada']);
    expect(linesOf({}, '፣ ')).toEqual(['12, rue Sample', 'Québec፣ Canada']);
  });

  test('is written as its country writes it, also if it lacks a part', () => {
    const lines = ['{street}', '{locality} ({region}) {postalCode}', '{countryName}'];
    const [street, country] = ['12, rue Sample', 'Canada'];
    expect(linesOf({ ...parts, lines })).toEqual([street, 'Québec (QC) G1R 0A0', country]);
    expect(linesOf({ lines })).toEqual([street, 'Québec', country]);
    expect(linesOf({ lines: ['{countryName}', '{region}', '{locality}'] })).toEqual([
      country,
      'Québec',
    ]);
  });

  test.each([
    [{ ...parts, countryCode: 'UK' }, 'address.countryCode', 'GB'],
    [{ ...parts, countryCode: 'QX' }, 'address.countryCode', 'country'],
    [{ ...parts, countryCode: 'Canada' }, 'address.countryCode', 'two capital letters'],
    [{ ...parts, lines: ['{street}', '{town}'] }, 'address.lines[1]', '{town}'],
  ])('is refused with its place: %j', (address, field, expected) => {
    const { problems } = firm({ address: { ...office, ...address } });
    const problem = {
      field,
      file: 'content/site.yaml',
      expected: expect.stringContaining(expected),
    };
    expect(problems).toMatchObject([problem]);
  });

  test('is the same in contact, footer and texts, and has its parts in JSON-LD', async () => {
    const copy = copyFirmSite();
    const lines = ['{countryName} {postalCode}', '{region} {locality}', '{street}'];
    const address = { ...office, ...parts, lines };
    const separator = ' · ';
    const facts = { ...parse(copy.read('content/site.yaml')), address, separator };
    copy.write('content/site.yaml', stringify(facts));
    addLegalText(copy, 'We are at {address}.');
    await copy.build();
    const page = copy.published('contact/index.html');
    const whole = ['Canada G1R 0A0', 'QC Québec', '12, rue Sample'];
    expect(page).toContain(whole.map((line) => `<bdi>${line}</bdi>`).join(' '));
    expect(page).toContain(`<bdi>${whole.join(separator)}</bdi>`);
    expect(copy.published('added/index.html')).toContain(`We are at ${whole.join(separator)}.`);
    const [, data = ''] = /"PostalAddress",([^}]+)\}/.exec(page) ?? [];
    expect(JSON.parse(`{${data}}`)).toEqual({
      streetAddress: '12, rue Sample',
      postalCode: 'G1R 0A0',
      addressLocality: 'Québec',
      addressRegion: 'QC',
      addressCountry: 'CA',
    });
  });
});

/** The facts of the firm with changes, as loaded from a file, and what is wrong with them. */
function firm(changes: object) {
  const root = mkdtempSync(join(tmpdir(), 'firm-'));
  mkdirSync(join(root, 'content'));
  const facts = parse(readFileSync(join(siteRoot, 'content/site.yaml'), 'utf8'));
  const text = stringify({ ...facts, ...changes });
  writeFileSync(join(root, 'content/site.yaml'), text);
  const collections = { site: record('site.yaml', siteSchema) };
  const { content, problems } = loadContent(root, { 'content/index.ts': { collections } });
  return {
    text,
    problems,
    site: z
      .object({ map: z.unknown(), address: z.object({ lines: z.array(z.string()) }) })
      .catch({ map: '', address: { lines: [] } })
      .parse(content.site),
  };
}
