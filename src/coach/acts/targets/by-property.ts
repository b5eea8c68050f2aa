import knowledge from '#content/knowledge.json' with { type: 'json' };
import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import { DIFFICULTIES, habitLoad, type PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, wordsOf } from '#coach/text/reading.ts';
import { minutesOf, ownTime } from '../values/own-time.ts';
import { namedPlaces, namesIn } from './target-names.ts';

const ofTime = new Pattern('#part (one|ones|habit|habits|thing|things|stuff|routine)');
const daily = new Pattern('(daily|everyday|every day) (one|ones|habit|habits)');
const superlative = new Pattern(knowledge.acts.words.byPropertySuperlative);
const sized = new Pattern('#amount (one|ones|habit|thing)');
const byClock = new Pattern('#clock (one|habit|thing)');
const byDay = new Pattern('the #days (one|ones|habit|habits|thing)');
const MEALS = new Set(['breakfast', 'lunch', 'dinner']);

/** `the morning ones`; a meal may be what a habit is about. */
function byTime(reading: Reading, within: Range, habits: readonly PlannedHabit[]): readonly number[] | null {
  const time = ofTime.find(reading, within)?.values[0];
  if (time?.kind !== 'part') return null;
  const isMeal = MEALS.has(reading.tokens[time.from]?.word ?? '');
  if (isMeal && namedPlaces(namesIn(reading, time), habits).length > 0) return null;
  return habits.flatMap((habit, at) => (isAt(habit, time.part) ? [at] : []));
}

/** The habits that are meant by what they are like: `the daily one`, `the 20 minute one`, `the hardest`. */
export function byProperty(reading: Reading, within: Range, habits: readonly PlannedHabit[]): readonly number[] {
  const timed = byTime(reading, within, habits);
  if (timed) return timed;
  if (daily.find(reading, within)) return habits.flatMap((habit, at) => (habit.targetFrequency === 7 ? [at] : []));
  const scheduled = bySchedule(reading, within, habits);
  if (scheduled) return scheduled;
  const amount = sized.find(reading, within)?.values[0];
  if (amount?.kind === 'amount') return habits.flatMap((habit, at) => (saysNumber(habit, amount.value) ? [at] : []));
  const most = superlative.find(reading, within);
  return most ? bySize(reading.tokens[most.from + 1]?.word ?? '', habits) : [];
}

/** `the Friday one`, `the 7 o'clock one`. */
function bySchedule(reading: Reading, within: Range, habits: readonly PlannedHabit[]): readonly number[] | null {
  const day = byDay.find(reading, within)?.values[0];
  if (day?.kind === 'days')
    return habits.flatMap(({ days }, at) => (days?.some((own) => day.days.includes(own)) ? [at] : []));
  const clock = byClock.find(reading, within);
  return clock && placesAt(wordsOf(reading, { from: clock.from, to: clock.to - 1 }), habits);
}

/** The habits whose own words hold a time. */
function placesAt(words: string, habits: readonly PlannedHabit[]): number[] {
  const wanted = minutesOf(words);
  return habits.flatMap((habit, at) => (ownTime(habit)?.time.minutes === wanted ? [at] : []));
}

/** Whether a habit's words or its amount are of a number. */
export function saysNumber({ description, measure }: PlannedHabit, value: number): boolean {
  const own = measure && ('atLeast' in measure ? measure.atLeast : measure.atMost);
  return own === value || read(description).spans.some((span) => span.kind === 'amount' && span.value === value);
}

function lengthOf({ description }: PlannedHabit): number {
  return Math.max(
    0,
    ...read(description).spans.flatMap((span) =>
      span.kind === 'amount' && span.unit === 'minute' ? [span.value] : [],
    ),
  );
}

const HARD = new Set(['hardest', 'toughest', 'heaviest', 'biggest']);

function bySize(word: string, habits: readonly PlannedHabit[]): number[] {
  const isLength = word === 'longest' || word === 'shortest';
  const measured = habits.map((habit) =>
    isLength ? lengthOf(habit) : 100 * DIFFICULTIES.indexOf(habit.difficulty) + habitLoad(habit),
  );
  const pool = isLength ? measured.filter((size) => size > 0) : measured;
  const wanted = HARD.has(word) || word === 'longest' ? Math.max(...pool) : Math.min(...pool);
  return measured.flatMap((size, at) => (size === wanted ? [at] : []));
}

/** Whether a habit stands in a part of the day, by its moment or by its cue. */
export function isAt({ moment, implementationIntention }: PlannedHabit, part: string): boolean {
  const own = moment ?? cueMoment(implementationIntention);
  if (own === null || !own.includes(':')) return own === part || (own === 'night' && part === 'evening');
  const hour = Number(own.slice(0, own.indexOf(':')));
  if (part === 'morning') return hour < 12;
  if (part === 'noon') return hour >= 11 && hour < 14;
  return part === 'afternoon' ? hour >= 12 && hour < 18 : hour >= 17;
}
