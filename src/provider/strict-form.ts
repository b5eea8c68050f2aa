import { z } from 'zod';

type Schema = Record<string, unknown>;

/** What providers refuse in a strict schema, or read in ways of their own; our rules hold it. */
const LEFT_OUT = new Set([
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  '$schema',
]);

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key));
  const schema: Schema = Object.fromEntries(
    kept.map(([key, inner]) => [key === 'oneOf' ? 'anyOf' : key, key === 'properties' ? inner : strict(inner)]),
  );
  if (!isObject(schema.properties)) return schema;
  const required = new Set((schema.required ?? []) as readonly string[]);
  const properties = Object.entries(schema.properties).map(([key, inner]): [string, unknown] => [
    key,
    required.has(key) ? strict(inner) : { anyOf: [strict(inner), { type: 'null' }] },
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: properties.map(([key]) => key),
    additionalProperties: false,
  };
}

/** The JSON Schema of an answer as every provider takes it: each key is required, what may be missing is null, and nothing is counted or matched. */
export function strictForm(schema: z.ZodType): Schema {
  return strict(z.toJSONSchema(schema, { target: 'draft-7' })) as Schema;
}
