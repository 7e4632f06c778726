/** A field of a form, as Sveltia and Decap CMS describe it. */
type CmsField = Readonly<Record<string, unknown>> & { name: string; widget: string };

type Schema = Readonly<Record<string, unknown>>;

/** More choices than this are typed, not chosen from a list. */
const mostOptions = 60;

/** The fields of a form for the objects that a JSON Schema describes. */
export function cmsFields(schema: Schema): CmsField[] {
  const required = new Set(listOf(schema.required));
  return Object.entries(objectOf(schema.properties)).map(([name, property]) => {
    const widget = widgetOf(objectOf(property));
    if (widget.widget === 'hidden') return { name, ...widget };
    const label = inWords(name);
    return { name, label, required: required.has(name), ...hint(objectOf(property)), ...widget };
  });
}

function widgetOf(schema: Schema): { widget: string } & Schema {
  const { type, pattern, format } = schema;
  const options = listOf(schema.enum);
  if (options.length > 0 && options.length <= mostOptions) return { widget: 'select', options };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'number' || type === 'integer')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...range(schema) };
  if (type === 'object') return { widget: 'object', collapsed: true, fields: cmsFields(schema) };
  if (type === 'array') return { widget: 'list', ...itemOf(objectOf(schema.items)) };
  if (format === 'date') return { widget: 'datetime', date_format: true, time_format: false };
  if (typeof pattern === 'string')
    return {
      widget: 'string',
      pattern: [pattern, schema.patternErrorMessage ?? schema.description],
    };
  if (type === 'string') return { widget: options.length ? 'string' : 'text' };
  // Of several forms, none is left to a form: what is written stays.
  return { widget: 'hidden' };
}

/** What a list holds: fields of objects, or one field of its own. */
export function itemOf(items: Schema): Schema {
  if (items.type === 'object') return { fields: cmsFields(items) };
  return { field: { name: 'item', label: 'Item', ...widgetOf(items) } };
}

const hint = ({ description }: Schema) => (description ? { hint: description } : {});
const range = ({ minimum, maximum }: Schema) => ({
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
});

const inWords = (name: string) =>
  name
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
const objectOf = (value: unknown): Schema => Object.fromEntries(Object.entries(Object(value)));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
