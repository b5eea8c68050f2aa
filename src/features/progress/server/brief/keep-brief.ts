import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { lastWeekEnd, weekEnds, weekStrengths } from '#core/evidence/brief/week-strengths.ts';
import { dayFacts } from '#core/evidence/day-facts.ts';
import { foldDays } from '#core/evidence/fold.ts';
import { getYear } from '#core/evidence/evidence-year.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { firstPlannedDay, recordedIn, storedEvidence, storedYears } from '../evidence/queries.ts';
import { isBehind } from '../evidence/settle-evidence.ts';
import { type BriefRow, dropBrief, storeBrief } from './queries.ts';

type Owned = { readonly userId: string; readonly identityId: string };

/** The evidence at the end of the newest week that is over, with the years of the weeks before; null while their days are not settled yet. */
async function evidenceOfWeeks(owned: Owned, { today, to }: { today: CalendarDay; to: CalendarDay }) {
  const stored = await storedEvidence(owned, getYear(to));
  if (!stored || isBehind(stored, today)) return null;
  const from = stored.state ? addDays(stored.state.lastDay, 1) : await firstPlannedDay(owned);
  const [earliest = to] = weekEnds(today);
  const before = { state: stored.state, years: await storedYears(owned, getYear(earliest), getYear(to)) };
  if (from === null || from > to) return before;
  const span = { from, to, today };
  return foldDays(before, dayFacts(await recordedIn(owned, span), span));
}

type Noted = { readonly today: CalendarDay; readonly date: CalendarDay };

/** Whether what is kept holds once something was noted of the day `date`. */
export function isStillKept(kept: BriefRow | null, { today, date }: Noted): boolean {
  const to = lastWeekEnd(today);
  return kept?.settledTo === to && kept.strengths !== null && date > to;
}

/**
 * Keeps what the first screen tells of an identity's past weeks, after something was noted of a day: needed once a week, and when that day lies in
 * a week that is over. Runs once the evidence was settled, in the transaction of the note, in which the identity is locked.
 */
export async function keepBrief(owned: Owned, today: CalendarDay): Promise<void> {
  const to = lastWeekEnd(today);
  const evidence = await evidenceOfWeeks(owned, { today, to });
  // Until the days of years are settled, by several check-ins, all votes are counted.
  if (!evidence) return dropBrief(owned);
  const { state, years } = evidence;
  await storeBrief({ ...owned, settledTo: to, votes: state?.votes ?? 0, strengths: weekStrengths(years, today) });
}

/** Keeps the past weeks after an import, in a transaction of its own. */
export async function renewBrief(owned: Owned, today: CalendarDay): Promise<void> {
  await inTx(async () => {
    if (await lockIdentity(owned.userId, owned.identityId)) await keepBrief(owned, today);
  });
}
