import type { WebhookDelivery } from '../contract.ts';
import { webhookMessages as texts } from '../messages.ts';

/** What an address answered, or what kept it from answering; empty before the first try. */
export function answerText({ status, problem }: Pick<WebhookDelivery, 'status' | 'problem'>): string {
  if (problem) return texts.problems[problem];
  return status === null ? '' : texts.answered(status);
}
