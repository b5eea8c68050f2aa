import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { conversationMessages } from '../messages.ts';

export const conversationsQuery = apiQuery('GET /api/chat/conversations');

/** The newest messages of one conversation. */
export function conversationQuery(id: string) {
  return apiQuery('GET /api/chat/conversations/:id', { params: { id } });
}

/** Deletes a conversation with its messages. */
export function useDeleteConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/chat/conversations/:id', { params: { id } }),
    meta: { failure: conversationMessages.deletion.failed },
    onSuccess: (_done, id) => {
      toast({ ...conversationMessages.deletion.done, tone: 'success' });
      client.removeQueries({ queryKey: conversationQuery(id).queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: conversationsQuery.queryKey }),
  });
}

/** Fetches every conversation and hands it to the browser as a file. */
export function useDownloadConversations() {
  return useMutation({
    mutationFn: () => call('GET /api/chat/export'),
    meta: { failure: conversationMessages.downloadFailed },
    onSuccess: (all) =>
      saveFile({
        name: conversationMessages.fileName(all.exportedAt.slice(0, 10)),
        json: JSON.stringify(all, null, 2),
      }),
  });
}

/** Offers a JSON text as a download under a name. */
function saveFile({ name, json }: { name: string; json: string }): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
