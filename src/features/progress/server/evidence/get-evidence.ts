import { AppError } from '#contract/error.ts';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import { dayFacts } from '#core/evidence/day-facts.ts';
import type { EvidenceState, EvidenceYear, SeriesEvidence, SeriesYear } from '#core/evidence/evidence.ts';
import { isLimit, keepsSeries, type Measure, toAmount } from '#core/amount/measure.ts';
import { daysOfYear, getCurve, getSums, getYear, strengthPercent } from '#core/evidence/evidence-year.ts';
import { type Evidence, foldDays } from '#core/evidence/fold.ts';
import { consistency, rateOfReturn, votesThisWeek } from '#core/evidence/rolling.ts';
import { getHabitStreaks, getStreaks } from '#core/evidence/streak.ts';
import { weekAtHand } from '#core/week/week.ts';
import { identityMessages } from '#features/identities/messages.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { recordedIn, reviewsOfYear, storedEvidence } from './queries.ts';
import { isBehind, settleAllEvidence } from './settle-evidence.ts';

type Asker = Pick<CurrentUser, 'id' | 'today' | 'weekStartDay'>;
type Habit = IdentityEvidence['habits'][number];
type Figures = Omit<
  IdentityEvidence,
  'identity' | 'today' | 'weekStartDay' | 'year' | 'years' | 'days' | 'habits' | 'reviews'
>;

const NOTHING_YET: Figures = {
  streaks: { current: 0, longest: 0 },
  forgivingStreaks: { current: 0, longest: 0 },
  daysActive: 0,
  votes: { ever: 0, thisWeek: 0 },
  returnRate: null,
  consistency: { rate: null, weeks: 0, recorded: 0 },
};

function getFigures(state: EvidenceState, weekStart: CalendarDay): Figures {
  return {
    streaks: getStreaks(state.streak),
    forgivingStreaks: getStreaks(state.forgiving),
    daysActive: state.daysActive,
    votes: { ever: state.votes, thisWeek: votesThisWeek(state, weekStart) },
    returnRate: rateOfReturn(state),
    consistency: consistency(state, weekStart),
  };
}

type Shown = {
  readonly state: EvidenceState;
  readonly days: EvidenceYear | null;
  readonly year: number;
  /** Series of the plan that covers today, in its order. */
  readonly current: readonly string[];
};

/** All that is shown of a habit, as one text. */
const getShown = ({ seriesId: _id, ...shown }: Habit) => JSON.stringify(shown);

/** What a week at its target comes to; null for a limit, which no sum is meant to reach. */
function getWeeklyTarget(measure: Measure, targetFrequency: number): number | null {
  return isLimit(measure) ? null : toAmount(measure.atLeast * targetFrequency);
}

type ShownSeries = {
  readonly series: SeriesEvidence;
  readonly noted: SeriesYear | undefined;
  readonly isNewest: boolean;
};

/** The sums of a habit's weeks; the newest one is under way. */
function getAmounts({ series, noted, isNewest }: ShownSeries, { state, year }: Shown): Habit['amounts'] {
  const latest = isNewest && series.measure ? series : noted;
  if (!latest?.measure) return null;
  const { measure, targetFrequency } = latest;
  // Sums in another unit do not stand beside those of now.
  const sums = noted && keepsSeries(noted.measure, measure) ? getSums(year, noted) : [];
  const newest = latest === series ? [{ date: state.lastDay, amount: series.weekSum }] : [];
  const weeks = [...sums.filter(({ date }) => date < state.lastDay), ...newest];
  return { measure, weeklyTarget: getWeeklyTarget(measure, targetFrequency), weeks };
}

/** The habits of today's plan, the strongest first and two alike as the plan has them, then the others of the year. */
function getHabits(shown: Shown): Habit[] {
  const { state, days, year, current } = shown;
  const all = Object.entries(state.series).flatMap(([seriesId, series]): Habit[] => {
    const noted = days?.series[seriesId];
    const isCurrent = current.includes(seriesId);
    if (!isCurrent && !noted) return [];
    const strength = strengthPercent(series.strength);
    const isNewest = isCurrent && getYear(state.lastDay) === year;
    const newest = isNewest ? [{ date: state.lastDay, strength }] : [];
    const curve = (noted ? getCurve(year, noted) : []).filter(({ date }) => date < state.lastDay);
    const { description, habitType, targetFrequency, votes } = series;
    const streak = getHabitStreaks(series, { targetFrequency, isByName: series.days !== null });
    const amounts = getAmounts({ series, noted, isNewest }, shown);
    const habit = { seriesId, description, habitType, isCurrent, strength, curve: [...curve, ...newest] };
    return [{ ...habit, amounts, streak, votes }];
  });
  const place = ({ seriesId }: Habit) => current.indexOf(seriesId);
  // By their ids only where all else is the same: an account that moved has others, and shows its habits as before.
  return all.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      b.strength - a.strength ||
      place(a) - place(b) ||
      getShown(a).localeCompare(getShown(b)) ||
      a.seriesId.localeCompare(b.seriesId),
  );
}

function getYears({ firstDay, lastDay }: EvidenceState): number[] {
  const first = getYear(firstDay);
  return Array.from({ length: getYear(lastDay) - first + 1 }, (_none, index) => first + index);
}

/** The stored evidence with the days since added, today included; a first plan that lies ahead adds none. */
async function freshEvidence(user: Asker, identityId: string, stored: Evidence) {
  const { today } = user;
  const settled = stored.state && addDays(stored.state.lastDay, 1);
  const recorded = await recordedIn({ userId: user.id, identityId }, { from: settled, to: today, today });
  const from = settled ?? recorded.plans[0]?.activeFrom;
  const days = from ? dayFacts(recorded, { from, to: today, today }) : [];
  const current = days.at(-1)?.planned.map(({ seriesId }) => seriesId) ?? [];
  const running = planCovering(recorded.plans, today);
  const week = weekAtHand({
    today,
    weekStart: user.weekStartDay,
    running: running ? [{ start: running.weekStartDate, end: running.weekEndDate }] : [],
  });
  return { ...foldDays(stored, days), current, weekStart: week.start };
}

/** What is stored, made ready first where it is behind: once, so that after a change of the rules nobody's history is read at each request. */
async function readyEvidence({ id: userId, today }: Asker, identityId: string, year: number) {
  const owned = { userId, identityId };
  const stored = await storedEvidence(owned, year);
  if (!stored || !isBehind(stored, today)) return stored;
  await settleAllEvidence({ ...owned, today });
  return storedEvidence(owned, year);
}

/** An identity's evidence, with the days and reviews of one year: in five statements, however long its history. */
export async function getEvidence(user: Asker, identityId: string, asked?: number): Promise<IdentityEvidence> {
  const { id: userId, today, weekStartDay } = user;
  const year = asked ?? getYear(today);
  const stored = await readyEvidence(user, identityId, year);
  if (!stored) throw new AppError('NOT_FOUND', identityMessages.notFound);
  const kept = { state: stored.state, years: new Map(stored.year ? [[year, stored.year]] : []) };
  const [{ state, years, current, weekStart }, reviews] = await Promise.all([
    freshEvidence(user, identityId, kept),
    reviewsOfYear({ userId, identityId }, year),
  ]);
  const { id, name, description, createdAt, archivedAt } = stored.identity;
  const days = years.get(year) ?? null;
  return {
    identity: {
      id,
      name,
      description,
      createdAt: createdAt.toISOString(),
      archivedAt: archivedAt?.toISOString() ?? null,
    },
    today,
    weekStartDay,
    year,
    years: state ? getYears(state) : [],
    days: days ? daysOfYear(days) : [],
    habits: state ? getHabits({ state, days, year, current }) : [],
    ...(state ? getFigures(state, weekStart) : NOTHING_YET),
    reviews,
  };
}
