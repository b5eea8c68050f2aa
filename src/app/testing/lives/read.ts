import { getKnownNames, getSeriesKey, type Person } from './live.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { getVotes } from '#features/plans/web/card/identity-week.ts';
import { overallWeek } from '#features/progress/web/overall-week.ts';
import { getFacts } from '#features/reviews/web/review-week.ts';
import { PERIODS } from './figures.ts';

/** What the program shows, in the shape of the oracle: identities and habits by their names, and of each answer its figures alone. */
export async function readFigures(person: Person) {
  const { client } = person;
  const names = getKnownNames(person);
  const groups = await client.must('GET /api/habits/all-current');
  const tracking = await client.must('GET /api/check-ins/weekly-tracking');
  const status = await client.must('GET /api/check-ins/daily-status');
  const stats: Record<string, unknown> = {};
  for (const period of PERIODS) stats[period] = await client.must('GET /api/progress/stats', { query: { period } });
  const evidence: Record<string, unknown> = {};
  const reviews: Record<string, unknown> = {};
  for (const [id, name] of names) {
    evidence[name] = await readEvidence(person, id, name);
    reviews[name] = await readStanding(person, id);
  }
  const wall = await client.must('GET /api/tally');
  return {
    evidence,
    overall: overallWeek(groups),
    reviews,
    reviewFacts: Object.fromEntries(groups.map((group) => [group.identity.name, readFacts(group)])),
    tally: Object.fromEntries(wall.identities.map(({ name, days }) => [name, days])),
    habits: Object.fromEntries(
      groups.map(({ identity, plan, pausedDays, habits, otherVotes }) => [
        identity.name,
        {
          votes: getVotes({ habits, otherVotes }),
          activeFrom: plan.activeFrom,
          activeUntil: plan.activeUntil,
          pausedDays,
          habits: Object.fromEntries(
            habits.map((one) => [
              one.description,
              {
                effectiveTarget: one.effectiveTarget,
                dueOn: one.dueOn,
                completionsThisWeek: one.completionsThisWeek,
                completedDays: one.completedDays,
                skippedDays: one.skippedDays,
                amounts: one.amounts,
              },
            ]),
          ),
        },
      ]),
    ),
    tracking: {
      currentWeekNumber: tracking.currentWeekNumber,
      totalActiveIdentities: tracking.totalActiveIdentities,
      weekDays: tracking.weekDays.map(({ dayName: _name, dayNumber: _number, isWeekEnd: _end, ...figures }) => figures),
    },
    stats,
    status: {
      today: status.today,
      identitiesNeedingCheckIn: status.identitiesNeedingCheckIn,
      details: Object.fromEntries(
        status.details.map(({ identityId, canCheckInToday, isPausedToday, checkedInToday }) => [
          names.get(identityId),
          { canCheckInToday, isPausedToday, checkedInToday },
        ]),
      ),
    },
  };
}

async function readEvidence(person: Person, id: string, who: string) {
  const seen = await person.client.must('GET /api/identities/:id/evidence', { params: { id } });
  return {
    year: seen.year,
    days: seen.days,
    habits: Object.fromEntries(
      seen.habits.map(({ seriesId, description, isCurrent, strength, streak, votes }) => [
        getSeriesKey(person, who, seriesId),
        { description, isCurrent, strength, streak, votes },
      ]),
    ),
    streaks: seen.streaks,
    forgivingStreaks: seen.forgivingStreaks,
    daysActive: seen.daysActive,
    votes: seen.votes,
    returnRate: seen.returnRate,
    consistency: seen.consistency,
    reviews: seen.reviews.map(({ summary: _words, ...review }) => review),
  };
}

async function readStanding({ client }: Person, identityId: string) {
  const params = { identityId };
  const trigger = await client.must('GET /api/weekly-reviews/check-trigger/:identityId', { params });
  const overdue = await client.must('GET /api/weekly-reviews/overdue/:identityId', { params });
  const button = await client.must('GET /api/weekly-reviews/button-status/:identityId', { params });
  return {
    week: trigger.weekStartDate,
    completionRate: trigger.completionRate,
    isOverdue: trigger.isOverdue,
    offersWaysBack: trigger.offersWaysBack,
    overdue: overdue.overdueWeeks.map(({ weekStart }) => weekStart),
    isDone: button.shouldDisable,
  };
}

/** What the review of a shown week tells; a plan that did not stand to the end of its week has none. */
function readFacts(group: HabitGroup) {
  const { id: habitPlanId, status, weekStartDate: start, weekEndDate: end } = group.plan;
  const facts = status === 'active' ? getFacts(group, { habitPlanId, start, end }) : null;
  if (!facts) return null;
  return {
    rate: facts.rate,
    votes: facts.votes,
    daysActive: facts.daysActive,
    habits: Object.fromEntries(
      facts.habits.map(({ description, done, target, total, days }) => [
        description,
        { done, target, total, days: days.map(({ state }) => state) },
      ]),
    ),
  };
}
