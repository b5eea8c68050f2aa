import knowledge from '#content/knowledge.json' with { type: 'json' };
import { Pattern } from '#coach/match/pattern.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import { type Range, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { busy, clockOf, DAY, daysIn, hours, otherDays, partsIn, restOf, TAKEN } from './day-stretches.ts';
import type { Limit, Stretch } from '../fact.ts';
import { PatternList } from './word-lists.ts';

const { life } = knowledge;

const LISTS = {
  hardAfter: new PatternList(life.hardAfter),
  hardBefore: new PatternList(life.hardBefore),
  only: new PatternList(life.onlyFrames),
  brief: new PatternList(life.briefFrames),
  asleep: new PatternList(life.householdAsleep),
  until: new PatternList(life.untilFrames),
  run: new PatternList(life.schoolRun),
  has: new PatternList(life.haveOnThen),
  appointments: new PatternList(life.appointments),
};

const BETWEEN = new Pattern('between <from> (and|to|till|until) <until>');
const AFTER = new Set(['after', 'from', 'past', 'gone', 'since', 'once']);
const BEFORE = new Set(['before', 'by', 'until', 'till', 'til']);
const AFTER_WORK = new Pattern('(after|once I finish|when I finish|when I get home from) work');
const FOR_A_MEAL = new Pattern('for (my|our|a)? (lunch|dinner|break)');
const BEFORE_WORK = new Pattern('before work');
/** When people who say nothing more go to work, come home, and have the house to themselves. */
const [WORK_FROM, WORK_TO, HOUSE_QUIET] = [8.5, 17, 20];

/** A day or part that is taken: `Fridays are mad`, `useless in the mornings`, `Monday evenings are out`. */
function taken(reading: Reading, within: Range): Limit[] {
  const days = daysIn(reading, within);
  const parts = partsIn(reading, within);
  if (parts.length > 0)
    return busy(
      parts.map((part) => TAKEN[part]),
      { days },
    );
  return days ? busy([{ from: 0, to: DAY }], { days }) : [];
}

/** `bouldering on Tuesdays doesn't work`: what has no place is the act, not the day. */
function isOfAnAct({ tokens }: Reading, { from, to }: Range): boolean {
  const on = tokens.slice(from, to).findIndex(({ word }) => word === 'on');
  return on > 0 && tokens.slice(from, from + on).some(({ tag }) => tag === 'gerund' || tag === 'noun');
}

/** `can't do mornings`, `Fridays are mad`. */
export function readTaken(reading: Reading, clause: Range): Limit[] {
  const after = LISTS.hardAfter.find(reading, clause);
  const before = after && taken(reading, { from: clause.from, to: after.from });
  if (after && before && before.length > 0) return isOfAnAct(reading, clause) ? [] : before;
  const frame = LISTS.hardBefore.find(reading, clause);
  return frame ? taken(reading, { from: frame.to, to: Math.min(clause.to, frame.to + 8) }) : [];
}

/** The stretches that a phrase leaves: `after 9`, `before work`, `between 1 and 2`, `when the kids are in bed`. */
function leftBy(reading: Reading, range: Range): Stretch[] | null {
  const between = betweenClocks(reading, range);
  if (between) return [between];
  const [first] = spansIn(reading, 'clock', range);
  if (first) return byClock(reading, first);
  if (LISTS.asleep.find(reading, range)) return [hours(HOUSE_QUIET, 24)];
  if (AFTER_WORK.find(reading, range)) return [hours(WORK_TO, 24)];
  if (BEFORE_WORK.find(reading, range)) return [hours(4, WORK_FROM)];
  const parts = partsIn(reading, range);
  return parts.length > 0 ? parts.map((part) => TAKEN[part]) : null;
}

function betweenClocks(reading: Reading, range: Range): Stretch | null {
  const match = BETWEEN.find(reading, range);
  const [start, end] = [match?.caught['from'], match?.caught['until']];
  const from = start ? clockOf(reading, start, 'p') : null;
  const to = end ? clockOf(reading, end, 'p') : null;
  return from !== null && to !== null && to > from ? { from, to } : null;
}

function byClock(reading: Reading, clock: Range): Stretch[] | null {
  const word = reading.tokens[clock.from - 1]?.word ?? '';
  const isAfter = AFTER.has(word);
  const at = clockOf(reading, clock, isAfter ? 'p' : 'a');
  if (at === null) return null;
  if (isAfter) return [{ from: at, to: DAY }];
  return BEFORE.has(word) ? [{ from: 0, to: at }] : [{ from: Math.max(0, at - 30), to: Math.min(DAY, at + 60) }];
}

/** `The only time I have is after 9`, `I can only do weekends`. */
export function readOnly(reading: Reading, clause: Range): Limit[] {
  const frame = LISTS.only.find(reading, clause);
  if (!frame) return [];
  const days = daysIn(reading, clause);
  const outside = days ? busy([{ from: 0, to: DAY }], { days: otherDays(days) }) : [];
  const left = leftBy(reading, clause);
  if (!left) return outside;
  const rest = left.reduce<Stretch[]>(
    (open, stretch) => open.flatMap((one) => cut(one, stretch)),
    [{ from: 0, to: DAY }],
  );
  return [...outside, ...busy(rest, { days })];
}

/** What is left of a stretch without another. */
function cut(one: Stretch, other: Stretch): Stretch[] {
  return restOf(other)
    .map(({ from, to }) => ({ from: Math.max(from, one.from), to: Math.min(to, one.to) }))
    .filter(({ from, to }) => to > from);
}

/** `I only have ten minutes`, `an hour at most`. */
export function readBrief(reading: Reading, clause: Range): Limit[] {
  const frame = LISTS.brief.find(reading, clause);
  const amount = frame && FOR_A_MEAL.find(reading, clause) === null ? spansIn(reading, 'amount', frame)[0] : undefined;
  return amount?.unit === 'minute' && amount.value > 0 ? [{ is: 'brief', minutes: amount.value }] : [];
}

/** Hours at which the writer is wanted: `the kids are here until 8`, `choir at 7`. */
export function readAppointments(reading: Reading, clause: Range): Limit[] {
  const until = LISTS.until.find(reading, clause);
  const end = until && clockIn(reading, until, 'a');
  if (end) return busy([hours(5, end / 60)]);
  const run = LISTS.run.find(reading, clause);
  const at = run && clockIn(reading, run, 'p');
  const days = daysIn(reading, clause);
  if (at) return busy([{ from: at - 30, to: Math.min(DAY, at + 60) }], { days });
  return days ? standing(reading, clause, days) : [];
}

/** `every Wednesday evening I have band practice`; what is the appointment itself still fits. */
function standing(reading: Reading, clause: Range, days: readonly Weekday[]): Limit[] {
  const what = LISTS.has.find(reading, clause) && LISTS.appointments.find(reading, clause);
  const parts = partsIn(reading, clause);
  if (!what || parts.length === 0) return [];
  const by = wordsOf(reading, what).toLowerCase();
  return busy(
    parts.map((part) => TAKEN[part]),
    { days },
  ).map((limit) => (limit.is === 'busy' ? { ...limit, by } : limit));
}

function clockIn(reading: Reading, range: Range, half: 'a' | 'p'): number | null {
  const clock = spansIn(reading, 'clock', range)[0];
  return clock ? clockOf(reading, clock, half) : null;
}
