import { invalid } from '#contract/error.ts';

/** False for a NUL, or half of a surrogate pair: PostgreSQL takes neither into text or JSON. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/**
 * Refuses a body with a text that cannot be stored, wherever it stands: 422 with the field named. Walks without recursion, since
 * a body may be nested a hundred thousand deep.
 */
export function refuseUnstorable(body: unknown): void {
  const waiting: [path: string, value: unknown][] = [['', body]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) {
      throw invalid(path, 'The text contains a character that cannot be stored');
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) waiting.push([path ? `${path}.${key}` : key, part]);
  }
}
