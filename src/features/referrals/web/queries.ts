import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { referralMessages } from '../messages.ts';

/** Friends click at any time: the figures are asked for at each visit of the page. */
const fresh = { refetchOnMount: 'always' } as const;

export const linkQuery = { ...apiQuery('GET /api/referrals/link'), ...fresh };
export const statsQuery = { ...apiQuery('GET /api/referrals/stats'), ...fresh };
export const clicksQuery = { ...apiQuery('GET /api/referrals/clicks'), ...fresh };

/** Makes the user's link, and says so. */
export function useCreateLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/referrals/create-link'),
    meta: { failure: referralMessages.createFailed },
    onSuccess: (link) => {
      client.setQueryData(linkQuery.queryKey, link);
      toast({ ...referralMessages.created, tone: 'success' });
    },
  });
}
