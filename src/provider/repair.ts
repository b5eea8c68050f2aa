import type { ModelMessage } from 'ai';

/** One thing that is wrong with an answer: where, which rule it breaks, and the words that do. */
export type Problem = { readonly part: string; readonly rule: string; readonly words?: string };

/** An answer that was not good: what of it is asked for again, and why. */
export type Repair = {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** The parts that are wanted; null for all of it. */
  readonly parts: readonly string[] | null;
  readonly begun: string;
};

/** Characters of a bad answer that are sent back with what is wrong with it. */
const LONGEST_SENT_BACK = 8000;

type Json = Readonly<Record<string, unknown>>;
type Schema = { readonly properties?: Record<string, Schema>; readonly items?: Schema };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field and, in a list, the place of a part: `habits.2` is the third habit. */
function placeOf(part: string): [field: string, at: number | null] {
  const [field = '', at] = part.split('.');
  return [field, at === undefined ? null : Number(at)];
}

/** The parts of an answer that its problems are about; null where one is about all of it, or about what the answer does not have. */
export function brokenParts(answer: unknown, problems: readonly Problem[]): string[] | null {
  if (!isObject(answer)) return null;
  const parts = [...new Set(problems.map(({ part }) => part))];
  const isThere = (part: string) => {
    const [field, at] = placeOf(part);
    const value = answer[field];
    return field in answer && (at === null || (Array.isArray(value) && at < value.length));
  };
  if (!parts.every(isThere)) return null;
  // A list that is asked for again brings its entries along.
  return parts.filter((part) => !parts.includes(placeOf(part)[0]) || placeOf(part)[1] === null);
}

/** The form of a repair: an object that has nothing but the broken parts. */
export function formOf(form: Schema, parts: readonly string[]): object {
  const properties = parts.map((part) => {
    const [field, at] = placeOf(part);
    const whole = form.properties?.[field];
    return [part, at === null ? whole : whole?.items];
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: parts, additionalProperties: false };
}

/** The first answer with the mended parts in their places; a model that gives all of it again is taken at its word. */
export function mended(answer: unknown, repaired: unknown, parts: readonly string[] | null): unknown {
  if (parts === null || !isObject(answer) || !isObject(repaired)) return repaired;
  const whole: Record<string, unknown> = { ...answer };
  for (const part of parts) {
    const [field, at] = placeOf(part);
    const list = whole[field];
    if (at === null || !(part in repaired)) whole[field] = repaired[field] ?? whole[field];
    else if (Array.isArray(list)) whole[field] = list.map((entry, place) => (place === at ? repaired[part] : entry));
  }
  return whole;
}

function line({ part, rule, words }: Problem): string {
  return `- ${JSON.stringify(part)}: ${rule}${words === undefined ? '' : `. The words: ${JSON.stringify(words)}`}`;
}

/** What was said, what was wrong with it, and what is wanted: the broken parts and no more. */
export function toRepairMessages({ text, problems, parts, begun }: Repair): ModelMessage[] {
  const wanted =
    parts === null
      ? 'Give the whole JSON object again.'
      : `Everything else stands. Give a JSON object with only ${parts.map((part) => JSON.stringify(part)).join(', ')}.`;
  const start =
    begun && `\nThe person has already read ${JSON.stringify(begun)}: "reply" begins with exactly these words.`;
  const task = `These rules were broken:\n${problems.map(line).join('\n')}\n${wanted}${start}`;
  const before = text.trim() ? [{ role: 'assistant' as const, content: text.slice(0, LONGEST_SENT_BACK) }] : [];
  return [...before, { role: 'user', content: task }];
}
