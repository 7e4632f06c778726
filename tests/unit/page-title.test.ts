import { expect, test } from 'vitest';
import { pageTitle, withoutFirm } from '../../components/document/page-title.ts';

const firm = { name: 'Heron & Sons Ferries', shortName: 'Heron & Sons' };

test('the title of a page ends with the short name of the firm, or with its only one', () => {
  expect(pageTitle('Boats', firm)).toBe('Boats | Heron & Sons');
  expect(pageTitle('Boats', { name: firm.name })).toBe('Boats | Heron & Sons Ferries');
});

test('cards and structured data leave out the name that a title ends with, the short one or the full one', () => {
  for (const title of ['Boats', 'Boats | Heron & Sons', 'Boats | Heron & Sons Ferries'])
    expect(withoutFirm(title, firm)).toBe('Boats');
});
