import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day } from '#contract/shapes.ts';

/** Whether a day is hard: then it asks for the small version of each habit, and one that is kept counts in full. */
export const HardDay = z.object({ date: Day, isHard: z.boolean() }).meta({ id: 'HardDay' });

export const hardDaysApi = defineApi({
  'POST /api/hard-days': {
    summary:
      'Say that a day is hard, or that it is not after all: it asks for the small versions of all habits, and keeping one counts in full',
    access: 'user',
    body: z.object({
      /** Today when left out; else one of the last two weeks, as a device sends it that was without a network. */
      date: Day.optional(),
      isHard: z.boolean().default(true),
    }),
    response: HardDay,
  },
});
