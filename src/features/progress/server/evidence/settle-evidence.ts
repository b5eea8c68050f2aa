import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { dayFacts, FACTS_REACH } from '#core/evidence/day-facts.ts';
import type { EvidenceState } from '#core/evidence/evidence.ts';
import { getYear } from '#core/evidence/evidence-year.ts';
import { type Evidence, foldDays } from '#core/evidence/fold.ts';
import { PAUSE } from '#core/pause/pause.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { together } from '#server/db/statement.ts';
import {
  dropEvidence,
  firstPlannedDay,
  recordedIn,
  settledTo,
  storedState,
  storedYears,
  storeEvidence,
} from './queries.ts';

type Owned = { readonly userId: string; readonly identityId: string };

/**
 * Days after which a day is final: a check-in can be edited and a pause begun up to 13 days back, a pause changes what is due on earlier days of
 * its week, and travel can move today back by one.
 */
const SETTLED_AFTER = PAUSE.backDays + FACTS_REACH + 2;

/** Days unsettled that are left to be: below that, each check-in would settle one. */
const UNSETTLED_MAX = 28;

/** The most days that one check-in settles. What is left waits for the next. */
const SETTLED_AT_ONCE = 366;

/** Days of an imported past that are settled before yielding to other requests. */
const SETTLED_BETWEEN = 120;

const earlier = (a: CalendarDay, b: CalendarDay) => (a < b ? a : b);

/** Adds the days after the evidence, up to `to`, none of which can change any more. */
export async function foldTo(owned: Owned, before: Evidence, span: { from: CalendarDay; to: CalendarDay }) {
  const ended = { ...span, today: addDays(span.to, 1) };
  const recorded = await recordedIn(owned, ended);
  const { state, years } = foldDays(before, dayFacts(recorded, ended));
  if (state) await storeEvidence(owned, { state, years });
}

/** The first day whose evidence is not stored, from the identity's first plan on; null before any plan. */
export async function firstUnsettled(owned: Owned): Promise<CalendarDay | null> {
  const [settled, planned] = await together(() => Promise.all([settledTo(owned), firstPlannedDay(owned)]));
  return settled ? addDays(settled, 1) : planned;
}

type Settling = Owned & {
  readonly today: CalendarDay;
  /** As `firstUnsettled` says, for somebody who has asked it already. */
  readonly unsettledFrom?: CalendarDay | null;
};

/**
 * Stores the evidence of days that can no longer change, once there are enough of them. Runs inside the transaction that records a
 * check-in, in which the identity is locked.
 */
export async function settleEvidence(
  { today, unsettledFrom, ...owned }: Settling,
  atOnce = SETTLED_AT_ONCE,
): Promise<void> {
  const from = unsettledFrom === undefined ? await firstUnsettled(owned) : unsettledFrom;
  if (from === null || daysBetween(from, today) <= UNSETTLED_MAX) return;
  const to = earlier(addDays(today, -SETTLED_AFTER), addDays(from, atOnce - 1));
  const state = await storedState(owned);
  // What is stored nevertheless was made by other rules.
  if (state === null) await dropEvidence(owned);
  const years = await storedYears(owned, getYear(from), getYear(to));
  await foldTo(owned, { state, years }, { from, to });
}

/**
 * Whether stored evidence has to be settled before it is read: it was made by other rules, or so much is unsettled that each reading would go
 * through years.
 */
export function isBehind(
  { version, state }: { readonly version: number | null; readonly state: EvidenceState | null },
  today: CalendarDay,
): boolean {
  if (state) return daysBetween(state.lastDay, today) > SETTLED_AT_ONCE + UNSETTLED_MAX;
  return version !== null;
}

/**
 * Stores the evidence of all final days, after an import and when it is behind: in one transaction per third of a year, yielding to other requests
 * in between.
 */
export async function settleAllEvidence(owned: Owned & { readonly today: CalendarDay }): Promise<void> {
  for (let before: CalendarDay | null | undefined; ; ) {
    const after = await inTx(async () => {
      if (!(await lockIdentity(owned.userId, owned.identityId))) return null;
      await settleEvidence(owned, SETTLED_BETWEEN);
      return settledTo(owned);
    });
    if (after === null || after === before) return;
    before = after;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
