import type { Match, Pattern } from '#coach/match/pattern.ts';
import { type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { namesIn } from '../targets/target-names.ts';
import { type Meant, readTargets } from '../targets/targets.ts';
import { cuesIn } from '../values/cue-phrase.ts';
import { sizeIn } from '../values/read-values.ts';
import type { Clause } from './request.ts';

/** Values in some words: they are no name, and a clause of values alone asks for no other habit. */
export function valuesIn(reading: Reading, within: Range): Range[] {
  const spans = (['days', 'often', 'amount'] as const).flatMap((kind) => spansIn(reading, kind, within));
  const isName = ({ to }: Range) => ['one', 'ones', 'habit'].includes(reading.tokens[to]?.word ?? '') && to < within.to;
  return [...spans, ...cuesIn(reading, within)].filter((value) => !isName(value));
}

export function isValue(reading: Reading, within: Range): boolean {
  const size = sizeIn(reading, within);
  const values = [...valuesIn(reading, within), ...(size ? [size.range] : [])];
  return values.length > 0 && namesIn(reading, within, values).length === 0;
}

const MUST_BE_SIZE = new Set(REQUESTS.sizeWords);

/** `something shorter` is another size, not another habit. */
export function isSize(reading: Reading, within: Range): boolean {
  const size = sizeIn(reading, within);
  return (
    size !== null &&
    MUST_BE_SIZE.has(reading.tokens[within.from]?.word ?? '') &&
    namesIn(reading, within, [size.range]).length === 0
  );
}

export type Caught = { readonly match: Match; readonly what: Range | null; readonly own: Range | null };

export function* matches(list: readonly Pattern[], { reading, within }: Clause): Generator<Caught & { place: number }> {
  for (const [place, pattern] of list.entries()) {
    const match = pattern.find(reading, within);
    if (match) yield { match, what: match.caught.what ?? null, own: match.caught.own ?? null, place };
  }
}

export const meantBy = ({ reading, state, spoken }: Clause, what: Range): Meant =>
  readTargets(reading, what, state, { spoken });
export const focusOf = ({ state, spoken }: Clause): readonly number[] | undefined =>
  spoken.length > 0 ? spoken : state.focus === null ? undefined : [state.focus];
export const withDefault = (otherwise: readonly number[] | undefined) => (otherwise ? { otherwise } : {});
