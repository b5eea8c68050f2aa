import { helpFor } from '#features/coach/server/turn/safety-answer.ts';
import { onceSaved } from '#server/http/idempotency.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { barApi } from '../contract.ts';
import { hear } from './hear.ts';

export const barRoutes = ({ coach }: Services): Routes<typeof barApi> => ({
  'POST /api/coach/bar': ({ user, body, now, attempt, live, request }) => {
    const help = helpFor({ request, user });
    return onceSaved(attempt, (keep) => hear(coach, { user, body, now, live, help, keep }));
  },
});
