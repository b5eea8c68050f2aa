import { beforeEach } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { type Notice, notify } from './notify.ts';

/** A notice with a test's overrides. */
const aNotice = (userId: string, change: Partial<Notice> = {}): Notice => ({
  userId,
  kind: 'review_due',
  subject: 'identity-1',
  date: calendarDay('2026-03-04'),
  title: 'Time to look back',
  message: 'Your week with The Everyday Mover ends today.',
  actionUrl: '/?weeklyReview=identity-1',
  ...change,
});

export let me: TestClient;
export let them: TestClient;
export let myId: string;
export let theirId: string;

/** Two people for each test, neither of whom was told anything yet. */
export function withTwoPeople(): void {
  beforeEach(async () => {
    [me, them] = await twoGuests();
    [myId, theirId] = [(await me.must('GET /api/auth/user')).id, (await them.must('GET /api/auth/user')).id];
  });
}

export const notice = (change: Partial<Notice> = {}) => aNotice(myId, change);
export const tell = (...notices: Notice[]) => notify(notices, clock.now);
export const counts = (client = me) => client.must('GET /api/notifications/counts');
export const list = (client = me) => client.must('GET /api/notifications');
export const NONE = { critical: 0, important: 0, informational: 0, total: 0 };
