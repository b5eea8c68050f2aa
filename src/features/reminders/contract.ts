import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Id } from '#contract/shapes.ts';
import { RemindAt } from '#features/plans/contract.ts';

export const remindersApi = defineApi({
  'PATCH /api/habits/:habitId/reminder': {
    summary: "Set a habit's own time, at which its owner is reminded of it while it is open; null for none",
    access: 'user',
    body: z.object({ time: RemindAt }),
    response: z.object({ habitId: Id, time: RemindAt }),
  },
});
