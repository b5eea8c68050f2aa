import { z } from 'zod';
import type { Method, Route, RouteKey } from '#contract/route.ts';
import { api } from '#features/api.ts';

/** A part of a JSON schema, as far as the walk reads it. */
type Shape = {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  /** Kinds that a field tells apart: the first of them is walked. */
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

export type Field = { readonly path: readonly string[]; readonly shape: Shape; readonly nullable: boolean };
export type Call = {
  readonly key: RouteKey;
  readonly method: Method;
  readonly path: string;
  readonly route: Route;
  /** The names of the path parameters, each with the noun whose id it is: `id` under /api/goals is a `goalId`. */
  readonly ids: readonly { readonly name: string; readonly kind: string }[];
};

const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

function idsIn(path: string): Call['ids'] {
  const parts = path.split('/');
  return parts.flatMap((part, at) => {
    if (!part.startsWith(':')) return [];
    const name = part.slice(1);
    // A `weekStart` is a day, not an id: the identity before it says whose. And anybody may make up a `code`.
    if (name === 'weekStart' || name === 'code') return [];
    return [{ name, kind: name === 'id' ? `${singular(parts[at - 1] as string)}Id` : name }];
  });
}

/** Every call of the contract. */
export const calls: readonly Call[] = (Object.entries(api) as [RouteKey, Route][]).map(([key, route]) => {
  const [method, path] = key.split(' ') as [Method, string];
  return { key, method, path, route, ids: idsIn(path) };
});

function resolved(shape: Shape, root: Shape): { shape: Shape; nullable: boolean } {
  if (shape.$ref) return resolved(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? {}, root);
  const ways = shape.anyOf ?? shape.oneOf;
  const options = ways?.filter((option) => option.type !== 'null');
  if (!ways || !options) return { shape, nullable: false };
  return { shape: resolved(options[0] as Shape, root).shape, nullable: options.length < ways.length };
}

function toJsonSchema(body: z.ZodType): Shape {
  return z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
}

function under(path: readonly string[], given: Shape, root: Shape): Field[] {
  const { shape, nullable } = resolved(given, root);
  const own = path.length > 0 ? [{ path, shape, nullable }] : [];
  const inside = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => under([...path, name], part, root));
  const items = shape.items ? under([...path, '0'], shape.items, root) : [];
  return [...own, ...inside, ...items];
}

/** All fields of a body, those inside objects and lists too: `habits`, `habits.0`, `habits.0.description`, … */
export function getFields(body: z.ZodType): Field[] {
  const root = toJsonSchema(body);
  return under([], root, root);
}

/** The kind of thing that an id field refers to: `identity.id` is an `identityId`. */
export function getKind({ path }: Pick<Field, 'path'>): string {
  const name = path.at(-1) as string;
  return name === 'id' ? `${path.at(-2)}Id` : name;
}

/** Values that a schema alone does not tell; a new field that needs one is added here. */
const EXAMPLES: Record<string, unknown> = {
  morningPushTime: '07:15',
  eveningPushTime: '20:15',
  remindAt: '13:00',
  time: '13:00',
  actionUrl: '/goals',
  guestConfirmation: 'DeleteMe',
  // Left out: defaults to the asker.
  userId: undefined,
  browserFingerprint: '0123456789abcdef',
  browserTimezone: 'Europe/London',
  // A measure has one of the two, and a habit without a measure no amount.
  atMost: undefined,
  amount: undefined,
  // The walk accepts plan after plan: none is asked which one it is made from.
  replaces: undefined,
  // Nobody listens there; the keys are those of the example in RFC 8291.
  endpoint: 'http://127.0.0.1:9/push',
  address: 'http://127.0.0.1:9/hook',
  server: 'http://127.0.0.1:9',
  topic: 'taylr-ada',
  token: 'tk_ada',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

function textExample({ minLength = 0, maxLength = 100 }: Shape): string {
  return 'Walk a little every day, after lunch'.slice(0, maxLength).padEnd(minLength, '.');
}

/** An example of a value without nested values. */
function plainExample(shape: Shape, ids: Record<string, string>): unknown {
  if (shape.format === 'date') return ids.today;
  if (shape.format === 'date-time') return `${ids.today}T12:00:00Z`;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 1;
  if (shape.type === 'object') return {};
  return textExample(shape);
}

function example(
  given: Shape,
  { path, root, ids }: { path: string[]; root: Shape; ids: Record<string, string> },
): unknown {
  const { shape } = resolved(given, root);
  const name = path.at(-1) ?? '';
  if (name in EXAMPLES) return EXAMPLES[name];
  // The same thing twice in a list is refused where it matters.
  const isRepeated = path.some((step) => /^[1-9]\d*$/.test(step));
  if (shape.format === 'uuid') return isRepeated ? undefined : ids[getKind({ path })];
  if (shape.properties) {
    const entries = Object.entries(shape.properties).map(([key, part]) => [
      key,
      example(part, { path: [...path, key], root, ids }),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (shape.items) {
    const items = shape.items;
    return Array.from({ length: Math.max(1, shape.minItems ?? 1) }, (_none, at) =>
      example(items, { path: [...path, String(at)], root, ids }),
    );
  }
  return plainExample(shape, ids);
}

/** A body that a call accepts, made from its schema; `ids` are the asker's own things by kind, and `today`. */
export function getExample(body: z.ZodType, ids: Record<string, string>): unknown {
  const root = toJsonSchema(body);
  return example(root, { path: [], root, ids });
}

/** The body with another value at a path. */
export function withField(body: unknown, path: readonly string[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(body)) {
    return body.map((item, at) => (String(at) === head ? withField(item, rest, value) : item));
  }
  return { ...(body as object), [head]: withField((body as Record<string, unknown>)?.[head], rest, value) };
}

const NOT_AN_OBJECT = [null, 'x', 7, true, []];
const NOT_A_LIST = [null, 'x', 7, true, {}];
const NOT_A_TEXT = [null, 7, true, [], {}, ['x']];
const NOT_A_NUMBER = [null, 'NaN', '3', '', true, [], {}, 1.5, -1, 1e308, -1e308, Number.MAX_SAFE_INTEGER];
const NOT_A_CHOICE = [null, '', 'nonsense', 7, true, [], {}];
const NOT_AN_ID = [...NOT_A_TEXT, '', 'x', 'null', '00000000-0000-0000-0000-00000000000', '../..', 'a'.repeat(3000)];
const NOT_A_DAY = [
  ...NOT_A_TEXT,
  '',
  'yesterday',
  '2026-02-30',
  '2026-13-01',
  '2026-3-1',
  '2026-03-04T00:00:00Z',
  '-1',
];

const isTimeOfDay = (pattern: string): boolean =>
  new RegExp(pattern).test('07:15') && !new RegExp(pattern).test('seven');

function wrongTexts({ minLength = 0, maxLength, pattern }: Shape): unknown[] {
  return [
    ...NOT_A_TEXT,
    // A field with a pattern refuses these; free text does so for the character or the length.
    'NUL \u0000 in the middle of a text',
    'half a pair \ud800 in the middle of a text',
    ...(minLength > 0 ? ['', ' '.repeat(minLength + 5), 'x'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1), '💡'.repeat(maxLength + 1)] : []),
    ...(pattern ? ['', ' 07:15', '07:15\n'] : []),
    ...(pattern && isTimeOfDay(pattern) ? ['24:00', '7:15', '07:60', '07:15:00'] : []),
  ];
}

function wrongLists({ minItems, maxItems }: Shape): unknown[] {
  return [
    ...NOT_A_LIST,
    [null],
    ...(minItems ? [[]] : []),
    ...(maxItems ? [Array.from({ length: maxItems + 1 }, () => null)] : []),
  ];
}

const isBetween = (value: unknown, { minimum = -Infinity, maximum = Infinity }: Shape) =>
  typeof value === 'number' && value >= minimum && value <= maximum;

/** Values that a field must refuse, by what its schema says it is. */
export function nonsenseFor({ shape, nullable }: Field): unknown[] {
  const values = (() => {
    if (shape.const !== undefined || shape.enum) return NOT_A_CHOICE.filter((value) => value !== shape.const);
    if (shape.format === 'uuid') return NOT_AN_ID;
    if (shape.format === 'date') return NOT_A_DAY;
    if (shape.type === 'array') return wrongLists(shape);
    if (shape.type === 'object') return NOT_AN_OBJECT;
    if (shape.type === 'boolean') return [null, 'true', 0, 1, [], {}];
    if (shape.type === 'integer') return NOT_A_NUMBER;
    if (shape.type === 'number') return NOT_A_NUMBER.filter((value) => !isBetween(value, shape));
    if (shape.type === 'string') return wrongTexts(shape);
    return [];
  })();
  return values.filter((value) => !(nullable && value === null));
}

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Values that may be right or wrong for a field, and must break nothing in either case. */
export const ODD_VALUES: readonly unknown[] = [
  'NUL \u0000',
  'half a pair \ud800',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '\u202e\u200b\ufeff ٣ 𒐫',
  'x'.repeat(100_000),
  -0,
  2 ** 53,
  1e308,
  '9999-12-31',
  '0000-01-01',
  { constructor: { prototype: { x: 1 } } },
  nested(2000),
  [[{}], null, 'x'],
  Array.from({ length: 5000 }, () => 0),
  {},
];
