import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { namesIn, nearnessTo } from '#coach/acts/targets/target-names.ts';
import { allOf, type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { isAsking, says } from './heard.ts';
import { holdsBack } from './nature.ts';

/** What a message tells of one habit's week: how often it was done (all of it as `Infinity`), or on which days. */
export type Report = { readonly place: number; readonly count: number | null; readonly days: readonly Weekday[] };

/** From here on a word is one of a habit's name. */
const OF_ITS_NAME = 0.75;

/** The habit that words name by what it does, not by its time or its place; null for none, and where two are as near. */
export function placeNamed(reading: Reading, plan: readonly PlannedHabit[], within = allOf(reading)): number | null {
  const names = namesIn(reading, within);
  const near = plan.map((_, at) => Math.max(0, ...names.map((name) => nearnessTo(name, plan, at))));
  const best = Math.max(0, ...near);
  const places = near.flatMap((score, at) => (score === best ? [at] : []));
  return best >= OF_ITS_NAME && places.length === 1 ? (places[0] ?? null) : null;
}

const JOINS = new Set(['and', 'but', 'then', 'while', 'though']);

/** Parts between marks and links; `mon and thu` is one value. */
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

/** `3 of 5`, `only 2`; not `3 kids`. */
const isCount = ({ tokens }: Reading, { to }: Range, at: number) =>
  at === to || COUNTED.has(tokens[at]?.word ?? '') || tokens[at]?.tag === 'number';

function countIn(reading: Reading, part: Range): number | null {
  const measured = [...spansIn(reading, 'amount', part), ...spansIn(reading, 'clock', part)];
  const [often] = spansIn(reading, 'often', part);
  const number = spansIn(reading, 'number', part).find(
    (one) => !measured.some(({ from, to }) => from <= one.from && to >= one.to) && isCount(reading, part, one.to),
  );
  if (says('noneOfIt', reading, part)) return 0;
  if (says('allOfIt', reading, part) && spansIn(reading, 'days', part).every(({ days }) => days.length >= WEEK))
    return Number.POSITIVE_INFINITY;
  return often?.times ?? number?.value ?? null;
}

/** `on Sundays` is a rule for every week, `Sunday` a day of this one. */
const isOfEachWeek = ({ tokens }: Reading, { from, to }: Range) =>
  tokens.slice(from, to).some(({ word }) => word.endsWith('days') && word !== 'days');

const BESIDE = wordSet(knowledge.acts.words.reportBeside);

/** True where nothing stands beside the values that would make it about something else: `did it twice, i think`. */
const isBare = ({ tokens, spans }: Reading, { from, to }: Range) =>
  tokens
    .slice(from, to)
    .every(({ word }, at) => BESIDE.has(word) || spans.some((span) => span.from <= from + at && span.to > from + at));

function reportOf(reading: Reading, part: Range, place: number): Report[] {
  const [on] = spansIn(reading, 'days', part);
  const count = countIn(reading, part);
  const days = on && on.days.length < WEEK ? on.days : [];
  return count === null && days.length === 0 ? [] : [{ place, count: days.length > 0 ? null : count, days }];
}

const isDone = ({ tokens }: Reading, { from, to }: Range) => tokens.slice(from, to).some(({ tag }) => tag === 'past');

const PAST_TOO = new Set(['read', 'put', 'cut', 'set', 'let', 'quit', 'think', 'guess', 'reckon']);

/** `on Sunday we cook a pot`: how it is, or is to be. */
const isStanding = ({ tokens }: Reading, { from, to }: Range) =>
  tokens
    .slice(from + 1, to)
    .some(
      ({ tag, word }, at) =>
        tag === 'verb' && !PAST_TOO.has(word) && ['i', 'we'].includes(tokens[from + at]?.word ?? ''),
    );

/** True in a sentence that tells of the week that was, and wishes for nothing. */
function isOfTheWeek(reading: Reading, { from }: Range): boolean {
  const sentence = reading.sentences.find((one) => one.from <= from && one.to > from) ?? allOf(reading);
  if (isStanding(reading, sentence)) return false;
  return !says('wantsOfWeek', reading, sentence) && (!isOfEachWeek(reading, sentence) || isDone(reading, sentence));
}

/** What is told of the week that was, habit by habit, as far as its records can answer; `about` is the habit that the coach had asked about. */
export function reportIn(reading: Reading, plan: readonly PlannedHabit[], about: number | null): Report[] {
  if (isAsking(reading)) return [];
  const found = new Map<number, Report>();
  let place = about;
  for (const part of partsOf(reading).filter((one) => isOfTheWeek(reading, one))) {
    const named = placeNamed(reading, plan, part);
    if (named === null && !isBare(reading, part)) continue;
    place = named ?? place;
    // `email got me twice` counts what is to be left.
    const habit = plan[place ?? -1];
    if (habit && holdsBack(habit) && !says('heldBack', reading, part)) continue;
    for (const one of place === null ? [] : reportOf(reading, part, place)) found.set(one.place, one);
  }
  return [...found.values()];
}

export type Level = 'weekAll' | 'weekMost' | 'weekLittle';

/** How much of the week somebody says was done, in all; null where it is not said. */
export const levelIn = (reading: Reading): Level | null =>
  isAsking(reading) || says('wantsOfWeek', reading)
    ? null
    : ((['weekLittle', 'weekAll', 'weekMost'] as const).find((level) => says(level, reading)) ?? null);
