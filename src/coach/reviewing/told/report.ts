import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Level, SaidOfWeek } from '#core/review/week-records.ts';
import { namesIn, nearnessTo, OF_ITSELF } from '#coach/acts/targets/target-names.ts';
import { allOf, type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { asksForFigures, asksWhy, isAsking, says } from './heard.ts';
import { holdsBack } from './nature.ts';

/** What a message tells of one habit's week, all of it as `Infinity`; where it only asks, neither a count nor days. */
export type Report = SaidOfWeek & {
  readonly place: number;
  /** What is noted is said to be wrong, and not how. */
  readonly isWrong?: boolean;
};

/** `Didn't I do four?`, `I thought I went on Tuesday`: an answer of the records is wanted, and no change. */
export const isOfRecords = (reading: Reading): boolean =>
  !asksWhy(reading) && (says('asksRecords', reading) || says('doubtsRecords', reading));

const OF_ITS_NAME = 0.75;

/** The habit that words name by what it does, not by its time or its place; null for none, and where two are as near. */
export function placeNamed(reading: Reading, plan: readonly PlannedHabit[], within = allOf(reading)): number | null {
  const names = namesIn(reading, within);
  const near = plan.map((_, at) => Math.max(0, ...names.map((name) => nearnessTo(name, plan, at))));
  const best = Math.max(0, ...near);
  const places = near.flatMap((score, at) => (score === best ? [at] : []));
  return best >= OF_ITS_NAME && places.length === 1 ? (places[0] ?? null) : null;
}

/** True where words name what that habit does. */
export const isNamed = (reading: Reading, plan: readonly PlannedHabit[], place: number | null): boolean =>
  place !== null && namesIn(reading, allOf(reading)).some((name) => nearnessTo(name, plan, place) >= OF_ITSELF);

const JOINS = new Set(['and', 'but', 'then', 'while', 'though']);

function partsOf(reading: Reading): Range[] {
  const { tokens, spans } = reading;
  const isInside = (at: number) => spans.some(({ from, to }) => from < at && to > at);
  const starts = tokens.flatMap(({ word }, at) =>
    at === 0 || ((JOINS.has(word) || tokens[at - 1]?.after) && !isInside(at)) ? [at] : [],
  );
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? tokens.length }));
}

const WEEK = 7;
const COUNTED = wordSet(knowledge.acts.words.reportCounted);

/** `3 of 5`, `only 2`; not `3 kids`, `3 minutes` or `at 3`. */
function numberIn(reading: Reading, part: Range): number | null {
  const measured = [...spansIn(reading, 'amount', part), ...spansIn(reading, 'clock', part)];
  const number = spansIn(reading, 'number', part).find(({ from, to }) => {
    const next = to === part.to ? null : reading.tokens[to];
    const isCount = !next || COUNTED.has(next.word) || next.tag === 'number';
    return isCount && !measured.some((span) => span.from <= from && span.to >= to);
  });
  return number?.value ?? null;
}

const BESIDE = wordSet(knowledge.acts.words.reportBeside);

/** True where nothing stands beside the values that would make it about something else: `did it twice, i think`. */
const isBare = ({ tokens, spans }: Reading, { from, to }: Range) =>
  tokens
    .slice(from, to)
    .every(({ word }, at) => BESIDE.has(word) || spans.some((span) => span.from <= from + at && span.to > from + at));

function reportOf(reading: Reading, part: Range): SaidOfWeek | null {
  const [on] = spansIn(reading, 'days', part);
  const often = spansIn(reading, 'often', part).at(-1);
  const isNone = says('noneOfIt', reading, part);
  if (on && on.days.length < WEEK) return { count: null, days: on.days, isNone };
  const all = says('allOfIt', reading, part) ? Number.POSITIVE_INFINITY : (often?.times ?? numberIn(reading, part));
  const count = isNone ? 0 : all;
  return count === null ? null : { count, days: [] };
}

const ASKED: SaidOfWeek = { count: null, days: [] };
const PAST_TOO = new Set(['read', 'put', 'cut', 'set', 'let', 'quit', 'think', 'guess', 'reckon']);

/** True in a sentence that tells of the week that was: not of each week, as `on Sundays we cook` does, nor of the next one. */
function isOfTheWeek(reading: Reading, { from }: Range): boolean {
  const sentence = reading.sentences.find((one) => one.from <= from && one.to > from) ?? allOf(reading);
  const words = reading.tokens.slice(sentence.from, sentence.to);
  const isStanding = words.some(
    ({ tag, word }, at) => tag === 'verb' && !PAST_TOO.has(word) && ['i', 'we'].includes(words[at - 1]?.word ?? ''),
  );
  const isOfEach = words.some(({ word }) => word.endsWith('days') && word !== 'days');
  const isDone = words.some(({ tag }) => tag === 'past');
  return !isStanding && (isDone || !isOfEach) && !says('wantsOfWeek', reading, sentence);
}

type Spoken = { readonly habit: PlannedHabit; readonly isNamed: boolean; readonly isWanted: boolean };

/** What a part tells of a habit, or that it asks for it; `what did I do best?` is asked of them all. */
function saidIn(reading: Reading, part: Range, { habit, isNamed, isWanted }: Spoken): SaidOfWeek | null {
  const said = reportOf(reading, part);
  if (isWanted) return said ?? (isNamed || !asksForFigures(reading) ? ASKED : null);
  // `email got me twice` counts what is to be left.
  const isKept = !holdsBack(habit) || says('heldBack', reading, part);
  return isKept && (isNamed || isBare(reading, part)) ? said : null;
}

/** What is told or asked of the week that was, habit by habit, as far as its records can answer; `about` is the habit that is spoken of. */
export function reportIn(reading: Reading, plan: readonly PlannedHabit[], about: number | null): Report[] {
  const isWanted = isOfRecords(reading);
  if (isAsking(reading) && !isWanted) return [];
  const found = new Map<number, Report>();
  let place = about;
  for (const part of partsOf(reading).filter((one) => isWanted || isOfTheWeek(reading, one))) {
    const named = placeNamed(reading, plan, part);
    place = named ?? place ?? -1;
    const habit = plan[place];
    const said = habit && saidIn(reading, part, { habit, isNamed: named !== null, isWanted });
    if (said && (said !== ASKED || !found.has(place))) found.set(place, { ...said, place });
  }
  return [...found.values()];
}

/** How much of the week somebody says was done, in all; null where it is not said. */
export const levelIn = (reading: Reading): Level | null =>
  isAsking(reading) || says('wantsOfWeek', reading)
    ? null
    : ((['weekLittle', 'weekAll', 'weekMost'] as const).find((level) => says(level, reading)) ?? null);
