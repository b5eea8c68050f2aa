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
  const ticked = identitiesData.flatMap(({ habitCompletions = [] }) => habitCompletions.filter((one) => one.completed));
  // By series: the plan may have been replaced since, and its habits go on under other ids.
  const kept = await getSeries(
    user.id,
    ticked.map(({ habitId }) => habitId),
  );
  return stored.map((checkIn) => ({
    ...checkIn,
    removesTicks: done.some(({ identityId, seriesId }) => identityId === checkIn.identityId && !kept.has(seriesId)),
  }));
}
