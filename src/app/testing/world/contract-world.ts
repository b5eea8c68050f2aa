import { aPlan, threeHabits } from './factories.ts';
import type { TestClient } from './test-client.ts';
import { clock } from '../server/test-server.ts';

/** An id that nothing has. */
export const NOWHERE = '0198f0a0-0000-7000-8000-000000000000';

/** A user with a week behind that waits for its review, a week under way, and a pause. */
export async function getWorld(client: TestClient): Promise<Record<string, string>> {
  const now = clock.now.toISOString();
  clock.set('2026-02-26T12:00:00Z');
  await client.must('POST /api/auth/guest');
  const { goal, identity, plan } = await aPlan(client);
  clock.set(now);
  const { identityId, weekStartDate, weekEndDate, id: habitPlanId } = plan;
  const review = await client.must('POST /api/weekly-reviews', {
    body: { identityId, habitPlanId, weekStartDate, weekEndDate },
  });
  await client.must('POST /api/identities/:id/launch-habits', {
    params: { id: identity.id },
    body: { habits: threeHabits() },
  });
  const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId } });
  const pause = await client.must('POST /api/pauses', { body: { identityId, until: group.plan.weekEndDate } });
  const [session] = await client.must('GET /api/auth/sessions');
  const [habit] = group.habits;
  const notification = await client.must('POST /api/notifications/create-test', {
    body: { title: 'Hello', body: 'How it looks' },
  });
  const { suggestions: _none, conversationId } = await client.must('POST /api/chat/identity-suggestion', {
    body: { goalId: goal.id },
  });
  const file = await client.upload('/api/feedback/attachments', {
    name: 'a.txt',
    type: 'text/plain',
    content: 'It failed',
  });
  const { token } = await client.must('POST /api/tokens', {
    body: { name: 'Home Assistant', scopes: ['read'], days: 30 },
  });
  const { webhook } = await client.must('POST /api/webhooks', {
    body: { address: 'http://127.0.0.1:9/hook', events: ['vote.cast'] },
  });
  const channel = await client.must('POST /api/notification-channels', {
    body: { kind: 'ntfy', server: 'http://127.0.0.1:9', topic: 'taylr-ada' },
  });
  return {
    goalId: goal.id,
    identityId: identity.id,
    habitId: habit?.id as string,
    seriesId: habit?.seriesId as string,
    conversationId,
    habitPlanId,
    replaces: habitPlanId,
    'weekly-reviewId': review.id,
    weekStart: weekStartDate,
    pauseId: pause.id,
    sessionId: session?.id as string,
    // The obstacles of a goal are remembered under the goal's own id.
    memoryId: goal.id,
    tokenId: token.id,
    webhookId: webhook.id,
    'notification-channelId': channel.id,
    notificationId: notification.id,
    attachmentId: (file.body as { id: string }).id,
    feedbackId: NOWHERE,
    today: '2026-03-04',
    code: 'K7PM2XWD',
    visitId: crypto.randomUUID(),
  };
}
