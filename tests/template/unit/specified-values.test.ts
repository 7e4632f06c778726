import { expect, test } from 'vitest';
import { fieldsOf } from '../../unit/schema-fields.ts';

const records: Readonly<Record<string, string>> = {
  'template-inner-pages[]': 'title href imgDark imgLight isNew',
  'template-demos': 'slug title badge',
  'template-preview': 'head',
  'template-preview.reviews.items[]': 'rating description title subtitle marketplace',
};

test.for(Object.entries(records))(
  '%s has the fields in the specification: %s',
  ([path, fields]) => {
    expect(fieldsOf(path)).toEqual(expect.arrayContaining(fields.split(' ')));
  },
);
