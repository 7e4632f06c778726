import { expect, test } from 'vitest';
import { ownTitle } from '../../components/document/own-title.ts';
import { content } from '../site-content.ts';

const site = { ...content.site, name: 'Harbour & Sons', shortName: 'Harbour' };

test.each(['Contact | Harbour & Sons', 'Contact | Harbour', 'Contact'])(
  'where the name of the firm stands beside it, "%s" is "Contact"',
  (title) => {
    expect(ownTitle(title, site)).toBe('Contact');
  },
);

test('a title with a bar of its own keeps it', () => {
  expect(ownTitle('Harbour | Harbour & Sons | Fees', site)).toBe('Harbour | Harbour & Sons | Fees');
});
