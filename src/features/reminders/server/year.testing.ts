import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDay, calendarDay, daysBetween, daysFromTo } from '#core/calendar/calendar.ts';
import { firstShown } from '#core/calendar/wall-clock.testing.ts';

/** A random year of several people, and a plain recount of which reminder each of them should get when. It shares no rule with the program. */

export const YEAR = { from: calendarDay('2026-01-01'), to: calendarDay('2026-12-31') } as const;
/** The first Sunday before the year: people come into it in the middle of something. */
const FIRST_WEEK = calendarDay('2025-12-21');
const WEEKS = 55;

export type Person = {
  readonly zone: string;
  readonly morning: string;
  readonly evening: string;
  /** The zones of the browsers that are subscribed. */
  readonly browsers: readonly string[];
  readonly identities: number;
  readonly most?: number;
  readonly switches?: { readonly checkInRemindersEnabled?: boolean; readonly notificationsInformational?: boolean };
};

export type LivedPlan = {
  readonly id: string;
  readonly weekStart: CalendarDay;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly launchedAt: number;
  /** When its review was completed, or left out for the one of a later week. */
  closedAt: number | null;
  readonly isReviewed: boolean;
};

export type LivedIdentity = {
  readonly id: string;
  readonly plans: readonly LivedPlan[];
  readonly checkIns: ReadonlyMap<CalendarDay, number>;
  readonly paused: ReadonlySet<CalendarDay>;
};

export type Life = {
  readonly person: Person;
  readonly userId: string;
  readonly subscriptionIds: readonly string[];
  readonly identities: readonly LivedIdentity[];
};

/** A small generator with a seed (mulberry32). */
export function diceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An instant of a day at which people do things; never that of a slot. */
function moment(day: CalendarDay, time: string, zone: string): number {
  return firstShown(day, time, zone) ?? Date.parse(`${day}T${time}:00Z`);
}

function livedPlans(zone: string, dice: () => number): LivedPlan[] {
  const plans: LivedPlan[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const weekStart = addDays(FIRST_WEEK, 7 * week);
    const until = addDays(weekStart, 6);
    if (dice() < 0.15 && week > 0) continue;
    // Planned the day before, on the day itself, or when half of the week was over.
    const way = dice();
    const from = way < 0.85 ? weekStart : addDays(weekStart, 3);
    const launchedAt = way < 0.4 ? moment(addDays(weekStart, -1), '12:07', zone) : moment(from, '05:07', zone);
    const reviewDay = addDays(until, [0, 0, 0, 1, 4, 9][Math.floor(dice() * 6)] as number);
    const isReviewed = dice() < 0.75;
    const closedAt = isReviewed ? moment(reviewDay, '12:03', zone) : null;
    plans.push({ id: randomUUID(), weekStart, from, until, launchedAt, closedAt, isReviewed });
  }
  for (const [at, plan] of plans.entries()) {
    const later = plans.slice(at + 1).flatMap(({ isReviewed, closedAt }) => (isReviewed ? (closedAt as number) : []));
    const skippedAt = Math.min(...later, Number.POSITIVE_INFINITY);
    // A review of an older week stays undone once a newer one is done.
    if (!plan.isReviewed && skippedAt < Number.POSITIVE_INFINITY) plan.closedAt = skippedAt;
  }
  return plans;
}

function livedCheckIns(plans: readonly LivedPlan[], zone: string, dice: () => number): Map<CalendarDay, number> {
  const done = new Map<CalendarDay, number>();
  for (const day of plans.flatMap(({ from, until }) => daysFromTo(from, until))) {
    const when = dice();
    if (when < 0.2) done.set(day, moment(day, '05:11', zone));
    else if (when < 0.6) done.set(day, moment(day, '12:11', zone));
  }
  return done;
}

function livedPauses(dice: () => number): CalendarDay[][] {
  return Array.from({ length: 10 }, () => {
    const from = addDays(YEAR.from, Math.floor(dice() * 360));
    return daysFromTo(from, addDays(from, Math.floor(dice() * 5)));
  });
}

/** Spans paused for all identities, with each identity's history. */
export function livedYear(person: Person, userId: string, dice: () => number): Life & { pauses: CalendarDay[][] } {
  const pauses = livedPauses(dice);
  const paused = new Set(pauses.flat());
  const identities = Array.from({ length: person.identities }, () => {
    const plans = livedPlans(person.zone, dice);
    return { id: randomUUID(), plans, checkIns: livedCheckIns(plans, person.zone, dice), paused };
  });
  return { person, userId, subscriptionIds: person.browsers.map(() => randomUUID()), identities, pauses };
}

/** A reminder somebody should get, and on which browser; null for the bell. */
export type ResponseInfo = {
  readonly userId: string;
  readonly browser: string | null;
  readonly what: string;
  readonly at: number;
};
export type Slotted = {
  readonly browser: string | null;
  readonly slot: 'morning' | 'evening';
  readonly day: CalendarDay;
  readonly at: number;
};

const TOLD_AFTER = [1, 3, 7];
type Said = { readonly kind: string; readonly subject: string; readonly rank: number };

/** What one identity needs: its backlog, what is due today, and whether a check-in is open. */
function toSayAbout({ id, plans, checkIns }: Life['identities'][number], { day, at }: Pick<Slotted, 'day' | 'at'>) {
  const known = plans.filter(({ launchedAt }) => launchedAt <= at);
  const begun = known.filter(({ from }) => from <= day);
  const running = begun.find(({ until }) => day <= until);
  const isOpen = running !== undefined && !((checkIns.get(day) ?? Number.POSITIVE_INFINITY) <= at);
  const isTold = (until: CalendarDay | undefined) =>
    until !== undefined && TOLD_AFTER.includes(daysBetween(until, day));
  const waiting = begun
    .slice(-4)
    .findLast(({ closedAt, until }) => until <= day && !(closedAt !== null && closedAt <= at));
  if (waiting) {
    const subject = `${id}:${waiting.weekStart}`;
    const due: Said[] = waiting.until === day ? [{ kind: 'review_due', subject, rank: 1 }] : [];
    const left: Said[] = isTold(waiting.until) ? [{ kind: 'review_overdue', subject, rank: 0 }] : [];
    return { left, due, isOpen };
  }
  const needsPlan = !running && known.length === begun.length && isTold(begun.at(-1)?.until);
  const left: Said[] = needsPlan ? [{ kind: 'plan_needed', subject: id, rank: 1 }] : [];
  return { left, due: [], isOpen };
}

/** A person's reminders at an instant of a day, most urgent first. */
function toSay({ person, identities }: Life, { slot, day, at }: Slotted): Said[] {
  const asked = identities
    .filter(({ paused }) => !paused.has(day))
    .map((identity) => toSayAbout(identity, { day, at }));
  const left = asked.flatMap((one) => one.left);
  const due = asked.flatMap((one) => one.due);
  const isOpen = asked.some((one) => one.isOpen);
  const ofTheDay = (kind: string, rank: number): Said[] => (isOpen ? [{ kind, subject: 'day', rank }] : []);
  const said =
    slot === 'morning'
      ? [...left.toSorted((a, b) => a.rank - b.rank), ...ofTheDay('morning_habits', 2)]
      : [...ofTheDay('check_in_missing', 1), ...due];
  const { checkInRemindersEnabled = true, notificationsInformational = true } = person.switches ?? {};
  return said
    .filter(({ kind }) => checkInRemindersEnabled || kind !== 'check_in_missing')
    .filter(({ rank }) => notificationsInformational || rank < 2);
}

/** Every slot of the year of a person, in order. */
export function slotsOfYear({ person, subscriptionIds }: Life): Slotted[] {
  const targets = [
    { browser: null, zone: person.zone },
    ...person.browsers.map((zone, index) => ({ browser: subscriptionIds[index] as string, zone })),
  ];
  const days = daysFromTo(YEAR.from, YEAR.to);
  return targets
    .flatMap(({ browser, zone }) =>
      days.flatMap((day) =>
        (['morning', 'evening'] as const).flatMap((slot) => {
          const at = firstShown(day, person[slot], zone);
          return at === null ? [] : [{ browser, slot, day, at }];
        }),
      ),
    )
    .toSorted((a, b) => a.at - b.at);
}

/** All that a person has to hear in the year. */
export function recount(life: Life, slots: readonly Slotted[]): ResponseInfo[] {
  const { userId, person } = life;
  const heard: ResponseInfo[] = [];
  const inBell = new Set<string>();
  const pushed = new Map<CalendarDay, Set<string>>();
  for (const slotted of slots) {
    const { browser, day, at } = slotted;
    const said = toSay(life, slotted).map(({ kind, subject }) => `${day} ${kind} ${subject}`);
    for (const what of said.filter((one) => !inBell.has(one))) {
      inBell.add(what);
      heard.push({ userId, browser: null, what, at });
    }
    if (browser === null) continue;
    const ofDay = pushed.get(day) ?? new Set();
    pushed.set(day, ofDay);
    for (const what of said) {
      if (!ofDay.has(what) && ofDay.size >= (person.most ?? 3)) continue;
      ofDay.add(what);
      heard.push({ userId, browser, what, at });
    }
  }
  return heard;
}

export const readable = ({ userId, browser, what, at }: ResponseInfo) =>
  `${new Date(at).toISOString()} ${userId} ${browser ?? 'bell'} ${what}`;
