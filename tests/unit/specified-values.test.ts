/** Numbers and names from the specification. Their effects are tested elsewhere. */
import { describe, expect, test } from 'vitest';
import {
  anchorDelayMs,
  autoplayMs,
  backToTopPx,
  emailClientVersion,
  heroPicture,
  revealThreshold,
  sliderDefaults,
  sliderLayouts,
  stickyHeaderPx,
  successMessageMs,
  themeKey,
} from '../../components/constants.ts';
import { fieldsOf } from './schema-fields.ts';

test('the constants are those of the specification', () => {
  expect([successMessageMs, stickyHeaderPx, anchorDelayMs]).toEqual([5000, 250, 500]);
  expect([revealThreshold, backToTopPx, autoplayMs]).toEqual([0.01, 150, 3000]);
  expect(sliderDefaults).toMatchObject({ speed: 500, threshold: 5, resistanceRatio: 0.35 });
  expect(sliderLayouts.board[0].slidesPerView).toBe(1);
  expect(heroPicture).toEqual({ width: 1440, height: 849 });
  expect(emailClientVersion).toBe('4.4.1');
  expect(themeKey).toBe('isDarkmode');
});

const records: Readonly<Record<string, string>> = {
  board: 'location description clientName clientRole imgSrc imgAlt',
  services: 'title icon heading description',
  cases: 'name description location',
  home: 'head title description delay href',
  'service-page': 'title description icon image alt delay',
  menu: 'title href submenu megamenu columns',
};

describe('every record has the fields in the specification', () => {
  test.for(Object.entries(records))('%s: %s', ([schema, fields]) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});
