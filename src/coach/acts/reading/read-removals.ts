import type { PlannedHabit } from '#core/plan/plan.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn } from '#coach/text/reading.ts';
import { stem } from '#coach/text/stem.ts';
import { COMMANDS, NOT_NAMES, REQUESTS } from '../act-words.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';

const ORDERS = patterns(...REQUESTS.removalOrders);
/** Beside these words something else is asked for, too. */
const OTHERWISE = patterns(...REQUESTS.besideRemovals);
/** `Take that and the walk out`: what was spoken of last goes as well. */
const POINTS = patterns(...REQUESTS.pointsBeside);
/** So many words before a name it may be said that it stays: `not the lunch thing`. */
const STAYS = 3;
const STAYING = new Set(['not', 'keep', 'but', 'except', 'leave']);

/** The words, as stems, that one habit of the plan alone is named by. */
function ownWords(habits: readonly PlannedHabit[]): ReadonlyMap<string, number> {
  const own = new Map<string, number>();
  for (const [place, { description }] of habits.entries()) {
    for (const { word, tag } of read(description).tokens) {
      if (word.length < 3 || tag === 'number' || NOT_NAMES.has(word) || COMMANDS.has(word)) continue;
      own.set(stem(word), own.has(stem(word)) && own.get(stem(word)) !== place ? -1 : place);
    }
  }
  return own;
}

function namedIn({ tokens }: Reading, habits: readonly PlannedHabit[]) {
  const own = ownWords(habits);
  return tokens.flatMap(({ word }, at) => {
    const place = own.get(stem(word)) ?? -1;
    const before = tokens.slice(Math.max(0, at - STAYS), at);
    return place < 0 ? [] : [{ at, place, isKept: before.some((one) => STAYING.has(one.word)) }];
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

type Removals = { readonly places: readonly number[]; readonly kept: ReadonlySet<number> };

/**
 * Which habits a message orders out of the plan by a word or two of their names, and nothing else: `take share it out please`, `I don't need the lights
 * one, or the easier form`. Those that are said to stay are not among them. Null for what a reader of single parts has to look into.
 */
function readRemovals(reading: Reading, { habits, focus }: PlanState): Removals | null {
  const sentence = reading.sentences.find((one) => firstOf(ORDERS, reading, one) !== null);
  if (!sentence || firstOf(OTHERWISE, reading) || holdsValue(reading, habits)) return null;
  const named = namedIn(reading, habits);
  const kept = new Set(named.filter(({ isKept }) => isKept).map(({ place }) => place));
  const meant = named.filter(({ place }) => !kept.has(place));
  const ordered = meant.filter(({ at }) => at >= sentence.from && at < sentence.to);
  // `… what is that supposed to mean? Take them out`
  const before = ordered.length > 0 ? ordered : meant.filter(({ at }) => at < sentence.from);
  const pointed = focus !== null && firstOf(POINTS, reading, sentence) ? [focus] : [];
  const places = before.length === 0 ? [] : [...new Set([...pointed, ...before.map(({ place }) => place)])];
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
