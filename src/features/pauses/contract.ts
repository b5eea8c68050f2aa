import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day, freeText, Id, Instant } from '#contract/shapes.ts';
import { PAUSE } from '#core/pause/pause.ts';

/** Days taken out of the plan, both included. */
export const Pause = z
  .object({
    id: Id,
    /** Null is every identity. */
    identityId: Id.nullable(),
    from: Day,
    until: Day,
    reason: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Pause' });
export type Pause = z.infer<typeof Pause>;

/** Days that the coach understood should be paused; nothing is paused until the user confirms. */
export const PauseProposal = z
  .object({ from: Day, until: Day, reason: z.string().nullable() })
  .nullable()
  .meta({ id: 'PauseProposal' });
export type PauseProposal = z.infer<typeof PauseProposal>;

export const NewPause = z.object({
  /** Every identity when left out. */
  identityId: Id.optional(),
  /** Today when left out. */
  from: Day.optional(),
  until: Day,
  reason: freeText({ max: PAUSE.reasonMax }).nullish(),
});

export const pausesApi = defineApi({
  'GET /api/pauses': {
    summary: 'Pauses under way, to come, and of the last two weeks, the latest first',
    access: 'user',
    response: z.array(Pause),
  },
  'POST /api/pauses': {
    summary: 'Take days out of the plan, of one identity or of all',
    access: 'user',
    body: NewPause,
    response: Pause,
    status: 201,
    idempotent: true,
  },
  'PATCH /api/pauses/:id': {
    summary: 'Let a pause end on another day',
    access: 'user',
    body: z.object({ until: Day }),
    response: Pause,
  },
  'DELETE /api/pauses/:id': {
    summary: 'Undo a pause: its days count again',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
});
