import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import type { CallOptions } from '#contract/route.ts';
import { call } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { apiQuery } from '#web/query-client.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { Pause, pausesApi } from '../contract.ts';
import { pauseMessages } from '../messages.ts';
import { spanWords } from './pause-days.ts';

const texts = pauseMessages.toast;

/** Pauses under way, to come, and of the last two weeks. */
export const pausesQuery = apiQuery('GET /api/pauses');

/** Everybody that can be paused, and which day it is. */
export const identitiesQuery = apiQuery('GET /api/identities');
export const dailyStatusQuery = apiQuery('GET /api/check-ins/daily-status');

/** What is sent to pause days. */
export type PauseToMake = CallOptions<'POST /api/pauses', (typeof pausesApi)['POST /api/pauses']>['body'];

/** Updates the pauses in the cache, and refetches what depends on them: targets, week, open check-ins. */
async function show(client: QueryClient, change: (pauses: readonly Pause[]) => Pause[]): Promise<void> {
  client.setQueryData(
    pausesQuery.queryKey,
    (pauses) => pauses && change(pauses).toSorted((a, b) => b.from.localeCompare(a.from) || a.id.localeCompare(b.id)),
  );
  // The change is saved even if the rest cannot be refetched.
  await refreshBootstrap(client).catch(() => undefined);
}

const again = ({ identityId, from, until, reason }: Pause): PauseToMake => ({
  from,
  until,
  reason,
  ...(identityId && { identityId }),
});

/** Says what happened, and offers to take it back. Works on when the part that did it is gone. */
function tell(message: { title: string; description: string }, undo: () => void): void {
  const shown = { ...message, tone: 'success' as const, action: { label: texts.undo, run: undo } };
  toast(shown);
}

/** All mutations of pauses. Each shows a toast with undo. */
export function usePauseChanges() {
  const client = useQueryClient();
  const [keys] = useState(createAttemptKeys);

  const make = useMutation({
    mutationFn: (body: PauseToMake) => call('POST /api/pauses', { body, idempotencyKey: keys.keyFor(body) }),
    meta: { failure: pauseMessages.dialog.failed },
    onSuccess: async (pause, body) => {
      keys.arrived(body);
      await show(client, (pauses) => [...pauses, pause]);
      tell(texts.made(spanWords(pause)), () => undo.mutate(pause));
    },
  });
  const undo = useMutation({
    mutationFn: ({ id }: Pause) => call('DELETE /api/pauses/:id', { params: { id } }),
    meta: { failure: texts.failed },
    onSuccess: async (_done, pause) => {
      await show(client, (pauses) => pauses.filter(({ id }) => id !== pause.id));
      tell(texts.undone(spanWords(pause)), () => make.mutate(again(pause)));
    },
  });
  const move = useMutation({
    mutationFn: ({ pause, until }: { pause: Pause; until: CalendarDay; isEnd?: boolean }) =>
      call('PATCH /api/pauses/:id', { params: { id: pause.id }, body: { until } }),
    meta: { failure: texts.failed },
    onSuccess: async (moved, { pause, isEnd }) => {
      await show(client, (pauses) => pauses.map((one) => (one.id === moved.id ? moved : one)));
      const message = isEnd ? texts.ended : texts.moved(spanWords(moved));
      tell(message, () => move.mutate({ pause: moved, until: pause.until }));
    },
  });
  /** Today counts again: the pause ends with yesterday, or is as if it had never been when it began today. */
  function end(pause: Pause, today: CalendarDay): void {
    if (pause.from === today) undo.mutate(pause);
    else move.mutate({ pause, until: addDays(today, -1), isEnd: true });
  }
  return { make, undo, move, end };
}

export type PauseChanges = ReturnType<typeof usePauseChanges>;
