import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * Of the answers to one call, one in so many is checked against its contract: all of them where the server runs from its sources, as in
 * tests. Checking takes ten times as long as writing.
 */
const CHECKED_EVERY = process.env.TAYLR_BUNDLED ? 100 : 1;

/** Leaves out of a value what its contract does not name. */
type Cut = (value: unknown) => unknown;

const asItIs: Cut = (value) => value;

function cutObject(shape: Readonly<Record<string, z.core.$ZodType>>): Cut {
  const fields = Object.entries(shape).map(([key, schema]) => [key, cutFor(schema)] as const);
  return (value) => {
    const given = value as Record<string, unknown>;
    const cut: Record<string, unknown> = {};
    for (const [key, cutField] of fields) cut[key] = cutField(given[key]);
    return cut;
  };
}

function cutArray(element: z.core.$ZodType): Cut {
  const cutOne = cutFor(element);
  return cutOne === asItIs ? asItIs : (value) => (value as unknown[]).map(cutOne);
}

/** Of null and of nothing there is nothing to cut. */
function cutUnlessNone(inner: z.core.$ZodType): Cut {
  const cut = cutFor(inner);
  return cut === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : cut(value));
}

/** Kinds without parts. */
const SIMPLE = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum']);

/** What cuts the values of a schema. Where it depends on the value, as with a union, the schema decides itself. */
function cutFor(schema: z.core.$ZodType): Cut {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  if (SIMPLE.has(def.type)) return asItIs;
  if (def.type === 'object' && !def.catchall) return cutObject(def.shape);
  if (def.type === 'array') return cutArray(def.element);
  if (def.type === 'nullable' || def.type === 'optional') return cutUnlessNone(def.innerType);
  return (value) => z.encode(schema, value);
}

/** Writes answers as their contract has them, without what it does not name. What writes those of a call is worked out at its first answer. */
export const serializeAnswers: FastifySerializerCompiler<z.ZodType> = (call) => {
  const check = serializerCompiler(call);
  let cut: Cut | null = null;
  let answers = 0;
  return (answer) => {
    if (answers % CHECKED_EVERY === 0) check(answer);
    answers += 1;
    cut ??= cutFor(call.schema);
    return JSON.stringify(cut(answer));
  };
};
