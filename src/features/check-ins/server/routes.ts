import { safetyAnswer } from '#features/coach/server/safety-answer.ts';
import { currentHabits } from '#features/plans/server/current-habits.ts';
import { reviewStandings } from '#features/reviews/server/standings.ts';
import type { Routes } from '#server/mount.ts';
import type { Services } from '#server/services.ts';
import type { checkInsApi } from '../contract.ts';
import { checkInDay } from './check-in-day.ts';
import { converse } from './converse.ts';
import { dailyStatus } from './daily-status.ts';
import { checkInsOn } from './queries.ts';
import { recordCheckIn } from './record-check-in.ts';

export const checkInsRoutes = ({ coach }: Services): Routes<typeof checkInsApi> => ({
  'POST /api/check-ins': async ({ user, body, now, request }) => {
    const { checkIn, safetyLabel, texts } = await recordCheckIn({ user, body, now });
    const { id, identityId, date, type, notes, createdAt } = checkIn;
    return {
      id,
      identityId,
      date,
      type,
      notes,
      createdAt: createdAt.toISOString(),
      habitCompletions: body.habitCompletions.map((entry) => ({ ...entry, notes: entry.notes || null })),
      safety: safetyAnswer(safetyLabel, { request, user, texts }),
    };
  },

  'POST /api/check-ins/check-existing': async ({ user, body }) => {
    const identityIds = body.identitiesData.map((data) => data.identityId);
    const existingCheckIns = await checkInsOn(user.id, body.date ?? user.today, identityIds);
    return { hasExisting: existingCheckIns.length > 0, existingCheckIns };
  },

  'POST /api/check-ins/ai-conversation': async ({ user, body, now, live, request }) => {
    const { safetyLabel, ...reply } = await converse({ coach, user, body, now, live });
    return { ...reply, safety: safetyAnswer(safetyLabel, { request, user, texts: [body.message] }) };
  },

  'GET /api/check-ins/day': ({ user, query }) => checkInDay(user, query.date),

  'GET /api/check-ins/daily-status': async ({ user }) => {
    const [groups, standings] = await Promise.all([currentHabits(user.id, user.today), reviewStandings(user)]);
    return dailyStatus(user, { groups, standings });
  },
});
