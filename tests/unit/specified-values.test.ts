/** Names of fields from the specification. Its numbers are tested by their effects, in `browser/`. */
import { describe, expect, test } from 'vitest';
import { caseStudySchema } from '../../content/schema/case-study.ts';
import { fieldsOf } from './schema-fields.ts';

const records: Readonly<Record<string, string>> = {
  'board[]': 'location description clientName clientRole imgSrc imgAlt',
  'services[]': 'title icon heading description',
  'home.why.reasons[]': 'title description delay href',
  'offers[]': 'title description icon image alt delay',
  'menu[]': 'title href submenu megamenu badge',
  'menu[].submenu[]': 'title href badge',
  'menu[].megamenu': 'columns',
  'menu[].megamenu.columns[].items[]': 'title href badge',
  'home.head': 'title description',
};

describe('every record has the fields in the specification', () => {
  test.for(Object.entries(records))('%s: %s', ([path, fields]) => {
    expect(fieldsOf(path)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  // Front matter has no JSON Schema.
  test('cases: name description location', () => {
    const fields = Object.keys(caseStudySchema.shape);
    expect(fields).toEqual(expect.arrayContaining(['name', 'description', 'location']));
  });
});
