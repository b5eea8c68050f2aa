import { randomUUIDv7 } from 'node:crypto';
import { invalid } from '#contract/error.ts';
import { hardDayProblem } from '#core/hard-day/hard-day.ts';
import type { Routes } from '#server/http/mount.ts';
import type { hardDaysApi } from '../contract.ts';
import { hardDayMessages } from '../messages.ts';
import { deleteHardDay, insertHardDay } from './queries.ts';

export const hardDaysRoutes: Routes<typeof hardDaysApi> = {
  'POST /api/hard-days': async ({ user, body, now }) => {
    const { date = user.today, isHard } = body;
    const problem = hardDayProblem({ date, today: user.today });
    if (problem) throw invalid('date', hardDayMessages.problems[problem]);
    if (isHard) await insertHardDay({ id: randomUUIDv7(), userId: user.id, date, createdAt: now });
    else await deleteHardDay(user.id, date);
    return { date, isHard };
  },
};
