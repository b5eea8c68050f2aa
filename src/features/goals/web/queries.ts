import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#contract/route.ts';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import { call, hasStatus, getKey } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { Goal, goalsApi } from '../contract.ts';
import { goalMessages } from '../messages.ts';

/** What the form sends. */
export type GoalToCreate = CallOptions<'POST /api/goals', (typeof goalsApi)['POST /api/goals']>['body'];

export const goalsQuery = apiQuery('GET /api/goals');

/** One goal; known without a call when bootstrap or its creation brought it. */
export function goalQuery(id: string) {
  return apiQuery('GET /api/goals/:id', { params: { id } });
}

/** Storage key of the goal draft. */
export const GOAL_DRAFT = 'goal';

/** Puts a goal back into the form for whoever goes back to it; what else was being written there stays. */
export function refillGoalForm(userId: string, { description, currentLevel, currentFrictions }: Goal): void {
  const draft = readDraft(GOAL_DRAFT, userId) as { description?: string } | null;
  if (!draft?.description) keepDraft(GOAL_DRAFT, userId, { description, currentLevel, currentFrictions });
}

/** Creates a goal, confirms it and prepends it to the list, even if the form was left meanwhile. */
export function useCreateGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GoalToCreate) => call('POST /api/goals', { body }),
    meta: { failure: goalMessages.capture.failed },
    onSuccess: (goal) => {
      eraseDraft(GOAL_DRAFT);
      // Where coaching stops, help comes first: no cheerful toast.
      if (!stopsCoaching(goal.safetyLabel)) toast({ ...goalMessages.capture.created, tone: 'success' });
      client.setQueryData(goalQuery(goal.id).queryKey, goal);
      client.setQueryData<Goal[]>(getKey('GET /api/goals'), (goals) => goals && [goal, ...goals]);
    },
  });
}

/** Updates a goal in the cache, and refetches what depends on it: identities, plans, week. */
async function show(client: QueryClient, goal: Goal): Promise<void> {
  client.setQueryData(goalQuery(goal.id).queryKey, goal);
  client.setQueryData(goalsQuery.queryKey, (goals) => goals?.map((one) => (one.id === goal.id ? goal : one)));
  // The change is saved even if the rest cannot be refetched.
  await refreshBootstrap(client).catch(() => undefined);
}

type Revision = CallOptions<'PATCH /api/goals/:id', (typeof goalsApi)['PATCH /api/goals/:id']>['body'];
type Revised = { id: string; change: Revision; told?: { title: string; description: string } };

/** Completes or reopens a goal, archives or restores it. The toast offers to undo archiving. */
export function useReviseGoal() {
  const client = useQueryClient();
  const texts = goalMessages.revision;
  const revision = useMutation({
    mutationFn: ({ id, change }: Revised) => call('PATCH /api/goals/:id', { params: { id }, body: change }),
    meta: { failure: texts.failed },
    onSuccess: async (goal, { change, told }) => {
      if (told) {
        const restore = () => revision.mutate({ id: goal.id, change: { archived: false }, told: texts.restored });
        const action = change.archived ? { action: { label: texts.undo, run: restore } } : {};
        toast({ ...told, tone: 'success', ...action });
      }
      await show(client, goal);
    },
  });
  return {
    isBusy: revision.isPending,
    complete: (id: string, onDone: (goal: Goal) => void) =>
      revision.mutate({ id, change: { status: 'completed' } }, { onSuccess: onDone }),
    takeUp: (id: string) => revision.mutate({ id, change: { status: 'active' }, told: texts.takenUp }),
    archive: (id: string, onDone?: () => void) =>
      revision.mutate({ id, change: { archived: true }, told: texts.archived }, { onSuccess: () => onDone?.() }),
    restore: (id: string) => revision.mutate({ id, change: { archived: false }, told: texts.restored }),
  };
}

export type GoalRevisions = ReturnType<typeof useReviseGoal>;

/** An identity's evidence, for its votes: refetched each time, since check-ins add to them. */
export function evidenceQuery(id: string) {
  return { ...apiQuery('GET /api/identities/:id/evidence', { params: { id } }), refetchOnMount: 'always' as const };
}

/** Removes a deleted goal, its identities and their habits from the cache, before anything is refetched. */
function forgetGoal(client: QueryClient, id: string): void {
  const identities = apiQuery('GET /api/identities').queryKey;
  const gone = new Set(client.getQueryData(identities)?.flatMap((one) => (one.goalId === id ? [one.id] : [])));
  client.setQueryData(goalsQuery.queryKey, (goals) => goals?.filter((goal) => goal.id !== id));
  client.setQueryData(identities, (all) => all?.filter((one) => !gone.has(one.id)));
  client.setQueryData(apiQuery('GET /api/habits/all-current').queryKey, (groups) =>
    groups?.filter((group) => !gone.has(group.identityId)),
  );
  client.removeQueries({ queryKey: goalQuery(id).queryKey });
  for (const identityId of gone) {
    client.removeQueries({ queryKey: getKey('GET /api/identities/:id', { params: { id: identityId } }) });
  }
}

/** Deletes a goal with all that belongs to it, then fetches what is left of everything. */
export function useDeleteGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/goals/:id', { params: { id } }),
    meta: { failure: goalMessages.deletion.failed },
    onSuccess: async (_done, id) => {
      forgetGoal(client, id);
      toast({ ...goalMessages.deletion.deleted, tone: 'success' });
      // The goal is gone even when the rest could not be fetched; the next fetch brings it.
      await refreshBootstrap(client).catch(() => undefined);
    },
    onError: async (reason, id) => {
      if (!hasStatus(reason, 404)) return;
      // Another tab deleted it: the cache here is stale.
      forgetGoal(client, id);
      await refreshBootstrap(client).catch(() => undefined);
    },
  });
}
