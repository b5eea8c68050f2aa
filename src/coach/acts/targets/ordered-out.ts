import type { PlannedHabit } from '#core/plan/plan.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { namesIn, nearnessTo } from './target-names.ts';

const ORDERS = patterns(...REQUESTS.removalOrders);
/** Beside these words something else is asked for, too. */
const OTHERWISE = patterns(...REQUESTS.besideRemovals);
/** So many words before a name it may be said that it stays: `not the lunch thing`. */
const STAYS = 3;
const POINTING_TO_MANY = new Set(['them', 'those', 'these']);
const STAYING = new Set(['not', 'keep', 'but', 'except', 'leave']);

/** More words that are explained by no name and no order make it another message. */
const MOST_OTHERS = 2;
const TELLING = new Set(['noun', 'verb', 'gerund', 'adjective', 'past']);

/** Each word that can name a habit, with the habits that it names. */
function namedIn(reading: Reading, habits: readonly PlannedHabit[]) {
  const words = namesIn(reading, { from: 0, to: reading.tokens.length });
  return words.map((word) => {
    const at = reading.tokens.indexOf(word);
    const isKept = reading.tokens.slice(Math.max(0, at - STAYS), at).some((one) => STAYING.has(one.word));
    return { at, places: habits.flatMap((_, place) => (nearnessTo(word, habits, place) >= 1 ? [place] : [])), isKept };
  });
}

/** Days, a time or an amount that is no part of a name. */
function holdsValue(reading: Reading, habits: readonly PlannedHabit[]): boolean {
  const names = new Set(habits.flatMap(({ description }) => read(description).tokens.map(({ word }) => word)));
  const isOfName = ({ from, to }: Range) =>
    reading.tokens.slice(from, to).every(({ word, tag }) => tag === 'determiner' || names.has(word));
  return (['days', 'often', 'clock', 'amount'] as const).some((kind) =>
    spansIn(reading, kind, { from: 0, to: reading.tokens.length }).some((span) => !isOfName(span)),
  );
}

const GOING_ON = new Set(['and', 'the', 'my', 'also', 'plus']);

/** Where a list ends that begins before a place: `remove the salt one, the indoor way and …`; what is told behind it is no part of the order. */
function listEnd({ tokens }: Reading, from: number): number {
  let at = from;
  while (at < tokens.length && (tokens[at - 1]?.after.trim() === '' || GOING_ON.has(tokens[at]?.word ?? ''))) at += 1;
  return at;
}

type Removals = { readonly places: readonly number[]; readonly kept: ReadonlySet<number> };

/**
 * Which habits a message orders out of the plan by a word or two of their names, and nothing else: `take share it out please`, `that one indoor way and
 * the salt one, what are they for? Take them out`. Those that are said to stay are not among them. Null for what a reader of single parts has to look into.
 */
function readRemovals(reading: Reading, { habits }: PlanState): Removals | null {
  const order = firstOf(ORDERS, reading)?.match;
  if (!order || firstOf(OTHERWISE, reading) || holdsValue(reading, habits)) return null;
  const said = { from: order.from, to: listEnd(reading, order.to) };
  const words = namedIn(reading, habits).filter(({ at }) => TELLING.has(reading.tokens[at]?.tag ?? ''));
  const all = words.filter(({ places }) => places.length > 0);
  if (words.length - all.length > MOST_OTHERS) return null;
  const named = all.flatMap(({ places: [place = 0, more], ...one }) => (more === undefined ? [{ ...one, place }] : []));
  const kept = new Set(named.filter(({ isKept }) => isKept).map(({ place }) => place));
  const meant = named.filter(({ place }) => !kept.has(place));
  const ordered = meant.filter(({ at }) => at >= said.from && at < said.to);
  // `… what is that supposed to mean? Take them out`
  const isOfMany = reading.tokens.slice(said.from, said.to).some(({ word }) => POINTING_TO_MANY.has(word));
  const before = ordered.length > 0 || !isOfMany ? ordered : meant.filter(({ at }) => at < said.from);
  const places = [...new Set(before.map(({ place }) => place))];
  return places.length > 0 && places.length < habits.length ? { places, kept } : null;
}

/** True where the parts of a message left something in that is ordered out of the plan, or took out what is to stay. */
function isMore({ places, kept }: Removals, { acts }: ReadMessage): boolean {
  if (acts.some(({ act }) => act !== 'remove')) return false;
  const isOut = (place: number) => acts.some((one) => 'target' in one && one.target === place);
  return [...kept].some(isOut) || !places.every(isOut);
}

/** What the parts of a message came to, with what is ordered out of the plan by a word of its name in any of them. */
export function withRemovals(reading: Reading, state: PlanState, found: ReadMessage): ReadMessage {
  const removals = readRemovals(reading, state);
  if (!removals || !isMore(removals, found)) return found;
  const acts = removals.places.map((target) => ({ act: 'remove', target }) as const);
  return { ...found, acts, held: [], choices: [], unknown: [], kept: [], doubted: [], about: null };
}
