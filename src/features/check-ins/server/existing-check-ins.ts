import type { z } from 'zod';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { CheckExisting } from '../contract.ts';
import { checkInsOn, doneOn, getSeries } from './queries.ts';

/** The check-ins of a day that are about to be replaced, each with whether that would lose ticks. */
export async function existingCheckIns(
  user: Pick<CurrentUser, 'id' | 'today'>,
  { identitiesData, date = user.today }: z.output<typeof CheckExisting>,
) {
  const identityIds = identitiesData.map(({ identityId }) => identityId);
  const named = identitiesData.flatMap(({ habitCompletions = [] }) => habitCompletions);
  const habitIds = named.map(({ habitId }) => habitId);
  const [stored, done, series] = await together(() =>
    Promise.all([checkInsOn(user.id, date, identityIds), doneOn(user, date), getSeries(user.id, habitIds)]),
  );
  // By series: the plan may have been replaced since, and its habits go on under other ids.
  const getOwn = (entries: typeof named) => new Set(entries.map(({ habitId }) => series.get(habitId)));
  const kept = getOwn(named.filter(({ completed }) => completed));
  const spokenOf = getOwn(named);
  const chatted = new Set(identitiesData.flatMap(({ identityId, type }) => (type === 'ai' ? identityId : [])));
  // What was not spoken of in a chat stays.
  const goes = (identityId: string, seriesId: string) =>
    !kept.has(seriesId) && (!chatted.has(identityId) || spokenOf.has(seriesId));
  return stored.map((checkIn) => ({
    ...checkIn,
    removesTicks: done.some(
      ({ identityId, seriesId }) => identityId === checkIn.identityId && goes(identityId, seriesId),
    ),
  }));
}
