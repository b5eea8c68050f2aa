import { addDays, type CalendarDay, daysBetween, toWeekday, type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { DAY_PARTS, type DayPart, type Moment, partOf } from '#core/habit/moment.ts';
import type { EvidenceQuestion } from './question.ts';

/** A day before today that a plan covered and that was neither paused nor skipped, or one that has votes all the same. */
export type VoteDay = {
  readonly date: CalendarDay;
  readonly votes: number;
  /** Nothing was due and nothing done: no miss. */
  readonly isRest: boolean;
};

/** A habit of today's plan, over the whole weeks that its plans lasted. */
export type WeeklyHabit = {
  readonly seriesId: string;
  readonly description: string;
  readonly moment: Moment | null;
  readonly weeks: readonly { readonly done: number; readonly target: number }[];
};

/** What questions to the evidence of one identity are answered from. */
export type AskedFacts = {
  readonly today: CalendarDay;
  /** Of the user's calendar week. */
  readonly weekStart: CalendarDay;
  /** Ascending; at most the last `ASKED_DAYS`, without today. */
  readonly days: readonly VoteDay[];
  readonly habits: readonly WeeklyHabit[];
  readonly votes: { readonly ever: number; readonly today: number };
  readonly streaks: { readonly current: number; readonly longest: number };
};

/** How many days answers look back on: half a year. */
export const ASKED_DAYS = 182;
const WEEKS_COMPARED = 4;
const LEAST = { days: 14, misses: 3, weeks: 2 * WEEKS_COMPARED, habits: 2, habitWeeks: 2, votes: 1 } as const;
/** Shares that differ by less than a tenth are the same. */
const CHANGE = 0.1;

/** What an answer needs, and how much of it there is so far. */
export type Missing = {
  readonly what: 'days' | 'misses' | 'weeks' | 'habits' | 'votes';
  readonly have: number;
  readonly need: number;
};

/** Votes of a part of the time, out of so many days. */
export type Tallied = { readonly votes: number; readonly days: number };

export type Finding =
  /** By weekday, Monday first; `best` and `worst` are null where none stands out. */
  | {
      readonly question: 'when';
      readonly weekdays: readonly (Tallied & { readonly weekday: Weekday })[];
      readonly best: Weekday | null;
      readonly worst: Weekday | null;
      /** How much of the habits of each part of the day was done; none where all have the same one. */
      readonly parts: readonly { readonly part: DayPart; readonly done: number; readonly target: number }[];
    }
  /** How many gaps ended after one missed day, after two, and later. */
  | { readonly question: 'after-miss'; readonly gaps: readonly [number, number, number] }
  /** The last eight weeks, the oldest first, and the two halves of them. */
  | {
      readonly question: 'improving';
      readonly trend: 'up' | 'same' | 'down';
      readonly before: Tallied;
      readonly after: Tallied;
      readonly weeks: readonly (Tallied & { readonly from: CalendarDay })[];
    }
  | { readonly question: 'longest-run'; readonly longest: number; readonly current: number }
  /** The habits by how much of their targets was done, the asked-for end first. */
  | {
      readonly question: 'hardest' | 'easiest';
      readonly habits: readonly { readonly description: string; readonly done: number; readonly target: number }[];
    }
  | {
      readonly question: 'votes';
      readonly ever: number;
      readonly thisMonth: number;
      readonly lastWeek: number;
      readonly weeks: readonly (Tallied & { readonly from: CalendarDay })[];
    };

/** The answer to a question, or what is missing for it. */
export type EvidenceAnswer =
  | { readonly missing: Missing; readonly finding: null }
  | { readonly missing: null; readonly finding: Finding };

const found = (finding: Finding): EvidenceAnswer => ({ missing: null, finding });
const lacking = (what: Missing['what'], have: number, need: number): EvidenceAnswer => ({
  missing: { what, have, need },
  finding: null,
});

const tally = (days: readonly VoteDay[]): Tallied => ({
  votes: days.reduce((sum, { votes }) => sum + votes, 0),
  days: days.length,
});

const between = (days: readonly VoteDay[], from: CalendarDay, to: CalendarDay) =>
  days.filter(({ date }) => date >= from && date <= to);

const rate = ({ votes, days }: Tallied) => (days === 0 ? 0 : votes / days);

/** So many weeks from a day on, the oldest first. */
function weeksFrom(days: readonly VoteDay[], first: CalendarDay, count: number) {
  return Array.from({ length: count }, (_none, index) => {
    const from = addDays(first, 7 * index);
    return { from, ...tally(between(days, from, addDays(from, 6))) };
  });
}

/** Without those before the first day that a plan covered. */
function knownWeeks<T extends Tallied>(weeks: readonly T[]): T[] {
  const first = weeks.findIndex(({ days }) => days > 0);
  return first < 0 ? [] : weeks.slice(first);
}

/** The one that stands out from all others by its rate; null where two are alike. */
function standingOut<T extends Tallied>(all: readonly T[], sign: 1 | -1): T | null {
  const top = Math.max(...all.map((one) => sign * rate(one)));
  const [first, ...alike] = all.filter((one) => sign * rate(one) === top);
  return first && alike.length === 0 ? first : null;
}

const sumOf = (weeks: WeeklyHabit['weeks']) => ({
  done: weeks.reduce((sum, { done }) => sum + done, 0),
  target: weeks.reduce((sum, { target }) => sum + target, 0),
});

function partsOf(habits: readonly WeeklyHabit[]) {
  const parts = DAY_PARTS.map((part) => {
    const own = habits.filter(({ moment }) => moment !== null && partOf(moment) === part);
    return { part, ...sumOf(own.flatMap(({ weeks }) => weeks)) };
  }).filter(({ target }) => target > 0);
  return parts.length > 1 ? parts : [];
}

function answerWhen({ days, habits }: AskedFacts): EvidenceAnswer {
  if (days.length < LEAST.days) return lacking('days', days.length, LEAST.days);
  const weekdays = WEEKDAYS.map((weekday) => ({
    weekday,
    ...tally(days.filter(({ date }) => toWeekday(date) === weekday)),
  }));
  const asked = weekdays.filter((one) => one.days > 1);
  const best = standingOut(asked, 1);
  const worst = standingOut(asked, -1);
  const [standing, lowest] = [best?.weekday ?? null, worst?.weekday ?? null];
  return found({ question: 'when', weekdays, best: standing, worst: lowest, parts: partsOf(habits) });
}

/** Days missed in a row before a vote again; the ones that are not over yet are left out, and so are those before the first vote. */
function gapsIn(days: readonly VoteDay[]): number[] {
  const gaps: number[] = [];
  let missed: number | null = null;
  for (const { votes, isRest } of days) {
    if (isRest) continue;
    if (votes === 0) missed = missed === null ? null : missed + 1;
    else {
      if (missed) gaps.push(missed);
      missed = 0;
    }
  }
  return gaps;
}

function answerAfterMiss({ days }: AskedFacts): EvidenceAnswer {
  const gaps = gapsIn(days);
  if (gaps.length < LEAST.misses) return lacking('misses', gaps.length, LEAST.misses);
  const ofLength = (holds: (gap: number) => boolean) => gaps.filter(holds).length;
  return found({
    question: 'after-miss',
    gaps: [ofLength((gap) => gap === 1), ofLength((gap) => gap === 2), ofLength((gap) => gap > 2)],
  });
}

function answerImproving(facts: AskedFacts): EvidenceAnswer {
  const [first] = facts.days;
  const known = first ? Math.floor(daysBetween(first.date, facts.today) / 7) : 0;
  if (known < LEAST.weeks) return lacking('weeks', known, LEAST.weeks);
  // Whole ones, up to yesterday.
  const weeks = weeksFrom(facts.days, addDays(facts.today, -7 * LEAST.weeks), LEAST.weeks);
  const half = (from: number) =>
    weeks
      .slice(from, from + WEEKS_COMPARED)
      .reduce((sum, { votes, days }) => ({ votes: sum.votes + votes, days: sum.days + days }), { votes: 0, days: 0 });
  const [before, after] = [half(0), half(WEEKS_COMPARED)];
  if (before.days === 0 || after.days === 0) return lacking('weeks', WEEKS_COMPARED, LEAST.weeks);
  const change = rate(after) - rate(before);
  const isSame = Math.abs(change) < CHANGE * Math.max(rate(before), rate(after));
  return found({
    question: 'improving',
    trend: isSame || change === 0 ? 'same' : change > 0 ? 'up' : 'down',
    before,
    after,
    weeks,
  });
}

function answerHabits({ habits }: AskedFacts, question: 'hardest' | 'easiest'): EvidenceAnswer {
  const known = habits
    .map(({ seriesId, description, weeks }) => ({
      seriesId,
      description,
      weeks: weeks.length,
      ...sumOf(weeks),
    }))
    .filter(({ target, weeks }) => target > 0 && weeks >= LEAST.habitWeeks);
  if (known.length < LEAST.habits) return lacking('habits', known.length, LEAST.habits);
  const sign = question === 'easiest' ? 1 : -1;
  const share = ({ done, target }: { done: number; target: number }) => done / target;
  const sorted = known.toSorted((a, b) => sign * (share(b) - share(a)) || a.seriesId.localeCompare(b.seriesId));
  return found({ question, habits: sorted.map(({ description, done, target }) => ({ description, done, target })) });
}

function answerRun({ streaks, votes }: AskedFacts): EvidenceAnswer {
  if (votes.ever < LEAST.votes) return lacking('votes', votes.ever, LEAST.votes);
  return found({ question: 'longest-run', ...streaks });
}

function answerVotes(facts: AskedFacts): EvidenceAnswer {
  const { votes, today, weekStart } = facts;
  if (votes.ever < LEAST.votes) return lacking('votes', votes.ever, LEAST.votes);
  const month = `${today.slice(0, 8)}01` as CalendarDay;
  // With today, and by the weeks of the sentence: a chart that sums to less than it says is doubted.
  const days = [...facts.days, { date: today, votes: votes.today, isRest: false }];
  return found({
    question: 'votes',
    ever: votes.ever,
    thisMonth: tally(between(days, month, today)).votes,
    lastWeek: tally(between(days, addDays(weekStart, -7), addDays(weekStart, -1))).votes,
    weeks: knownWeeks(weeksFrom(days, addDays(weekStart, -7 * (LEAST.weeks - 1)), LEAST.weeks)),
  });
}

const ANSWERS: Readonly<Record<EvidenceQuestion, (facts: AskedFacts) => EvidenceAnswer>> = {
  when: answerWhen,
  'after-miss': answerAfterMiss,
  improving: answerImproving,
  'longest-run': answerRun,
  hardest: (facts) => answerHabits(facts, 'hardest'),
  easiest: (facts) => answerHabits(facts, 'easiest'),
  votes: answerVotes,
};

/** The answer of an identity's evidence to one of the questions that it knows: codes and figures, or how much is missing for an honest one. */
export function answerFrom(facts: AskedFacts, question: EvidenceQuestion): EvidenceAnswer {
  return ANSWERS[question](facts);
}
