import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { memoryMessages } from '../messages.ts';

export const memoriesQuery = apiQuery('GET /api/memories');

/** Puts other words in the place of an entry; a goal's own words are corrected on the goal. */
export function useCorrectMemory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call('PATCH /api/memories/:id', { params: { id }, body: { text } }),
    meta: { failure: memoryMessages.correctFailed },
    onSuccess: async () => {
      toast({ ...memoryMessages.corrected, tone: 'success' });
      await client.invalidateQueries({ queryKey: memoriesQuery.queryKey });
    },
  });
}

/** Forgets an entry. */
export function useEraseMemory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/memories/:id', { params: { id } }),
    meta: { failure: memoryMessages.eraseFailed },
    onSuccess: () => toast({ ...memoryMessages.erased, tone: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: memoriesQuery.queryKey }),
  });
}
