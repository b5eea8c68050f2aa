import type { Coach } from '#coach/port.ts';

/** Input of a section of the evaluation: the engine under test, and the maximum number of cases (a model is slow and costs money). */
export type Question = { readonly coach: Coach; readonly limit: number };

/** Evenly spread cases, all of them when there are no more than the limit. */
export function sampled<T>(cases: readonly T[], limit: number): T[] {
  if (cases.length <= limit) return [...cases];
  return Array.from({ length: limit }, (_, at) => cases[Math.floor((at * cases.length) / limit)] as T);
}

/** `share(46, 50)` is `92.0 % (46 of 50)`. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '– (0 of 0)' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
}

/** A heading of the report with its lines. */
export function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines.map((line) => `- ${line}`), ''].join('\n');
}
