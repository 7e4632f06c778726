import { z } from 'zod';

/** The schema of the field at a path in data; nothing where there is no such field. */
export function schemaAt(
  schema: z.ZodType,
  data: unknown,
  [step, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (step === undefined) return schema;
  const inner = stepInto(unwrap(schema, data), step);
  const value = data && typeof data === 'object' ? Reflect.get(data, step) : undefined;
  return inner instanceof z.ZodType ? schemaAt(inner, value, rest) : undefined;
}

/** The names of the fields that a schema has for data; none where it is for no object. */
export function fieldNames(schema: z.ZodType | undefined, data: unknown): string[] {
  const object = unwrap(schema, data);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function stepInto(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(step)];
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

function unwrap(schema: unknown, data: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrap(schema.def.innerType, data);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in, data);
  return schema instanceof z.ZodUnion ? meantForm(schema, data) : schema;
}

/** Of several forms, the one that the field they are told apart by names; else the first of fields. */
function meantForm(union: z.ZodUnion, data: unknown): unknown {
  const forms = union.options.filter((option) => option instanceof z.ZodObject);
  if (!(union instanceof z.ZodDiscriminatedUnion)) return forms[0];
  const { discriminator } = union.def;
  const kind: unknown = Reflect.get(Object(data), discriminator);
  return forms.find(({ shape }) => z.safeParse(shape[discriminator], kind).success);
}
