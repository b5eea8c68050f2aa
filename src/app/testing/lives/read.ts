import { getKnownNames, getSeriesKey, type Person } from './live.ts';
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
  for (const [id, name] of names) evidence[name] = await readEvidence(person, id, name);
  return {
    evidence,
    habits: Object.fromEntries(
      groups.map(({ identity, plan, pausedDays, habits }) => [
        identity.name,
        {
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
    votes: { ever: seen.votes.ever },
    consistency: { rate: seen.consistency.rate, weeks: seen.consistency.weeks },
  };
}
