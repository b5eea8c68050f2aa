import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '#contract/route.ts';
import { call } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { feedbackApi } from '../contract.ts';
import { feedbackMessages } from '../messages.ts';

/** What is sent. */
export type FeedbackToSend = CallOptions<'POST /api/feedback', (typeof feedbackApi)['POST /api/feedback']>['body'];

/** The user's submissions and how they were handled: refetched each time. */
export const ownFeedbackQuery = { ...apiQuery('GET /api/feedback'), refetchOnMount: 'always' as const };

/** Sends feedback once, however often it is pressed, and says so. */
export function useSendFeedback() {
  const client = useQueryClient();
  const [keys] = useState(createAttemptKeys);
  return useMutation({
    mutationFn: (body: FeedbackToSend) => call('POST /api/feedback', { body, idempotencyKey: keys.keyFor(body) }),
    meta: { failure: feedbackMessages.failed },
    onSuccess: async (_sent, body) => {
      keys.arrived(body);
      toast({ ...feedbackMessages.sent, tone: 'success' });
      await client.invalidateQueries({ queryKey: ownFeedbackQuery.queryKey });
    },
  });
}
