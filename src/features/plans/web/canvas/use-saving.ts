import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import { call } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { isOvertaken } from '../offer/use-standing.ts';
import { habitsOf, isSamePlan } from '../running/running-plan.ts';
import { currentHabitsQuery } from '../queries.ts';
import type { Board } from './board.ts';

type Saving = {
  groups: readonly HabitGroup[];
  today: CalendarDay;
  onSaved: () => void;
  onOvertaken: (now: readonly HabitGroup[]) => void;
};

/** What is saved is saved even if the rest cannot be fetched anew. */
const follow = (client: QueryClient) => refreshBootstrap(client).catch(() => undefined);

/** Launches again, for the rest of its week, each plan that lies differently; one that another device has replaced meanwhile is not written over. */
export function useSaving({ groups, today, onSaved, onOvertaken }: Saving) {
  const client = useQueryClient();
  const [keys] = useState(createAttemptKeys);
  return useMutation({
    mutationFn: async (board: Board) => {
      for (const group of groups) {
        const own = board.filter(({ identityId }) => identityId === group.identityId);
        const habits = own.map(({ habit }, order) => ({ ...habit, order }));
        if (isSamePlan(habitsOf(group), habits)) continue;
        const body = { habits, weekType: group.plan.weekType, startsOn: today, replaces: group.plan.id };
        const params = { id: group.identityId };
        await call('POST /api/identities/:id/launch-habits', { params, body, idempotencyKey: keys.keyFor(body) });
      }
    },
    meta: { failure: canvasMessages.failed, handledInline: isOvertaken },
    onError: async (error) => {
      // Of several plans the ones before may be saved: what runs by now is shown.
      await follow(client);
      if (isOvertaken(error)) onOvertaken(client.getQueryData(currentHabitsQuery.queryKey) ?? []);
    },
    onSuccess: async () => {
      toast({ ...canvasMessages.saved, tone: 'success' });
      await follow(client);
      onSaved();
    },
  });
}
