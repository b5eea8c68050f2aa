import type { z } from 'zod';
import type { CurrentUser } from '#server/session/session.ts';
import type { CheckExisting } from '../contract.ts';
import { checkInsOn, doneOn, getSeries } from './queries.ts';

/** The check-ins of a day that are about to be replaced, each with whether that would lose ticks. */
export async function existingCheckIns(
  user: Pick<CurrentUser, 'id' | 'today'>,
  { identitiesData, date = user.today }: z.output<typeof CheckExisting>,
) {
  const stored = await checkInsOn(
    user.id,
    date,
    identitiesData.map(({ identityId }) => identityId),
  );
  if (stored.length === 0) return [];
  const done = await doneOn(user, date);
  const named = identitiesData.flatMap(({ habitCompletions = [] }) => habitCompletions);
  // By series: the plan may have been replaced since, and its habits go on under other ids.
  const getOwn = (entries: typeof named) =>
    getSeries(
      user.id,
      entries.map(({ habitId }) => habitId),
    );
  const kept = await getOwn(named.filter(({ completed }) => completed));
  const chatted = new Set(identitiesData.flatMap(({ identityId, type }) => (type === 'ai' ? identityId : [])));
  const spokenOf = chatted.size > 0 ? await getOwn(named) : null;
  // What was not spoken of in a chat stays.
  const goes = (identityId: string, seriesId: string) =>
    !kept.has(seriesId) && (!chatted.has(identityId) || spokenOf?.has(seriesId));
  return stored.map((checkIn) => ({
    ...checkIn,
    removesTicks: done.some(
      ({ identityId, seriesId }) => identityId === checkIn.identityId && goes(identityId, seriesId),
    ),
  }));
}
