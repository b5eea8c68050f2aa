import { calendarDay } from '#core/calendar/calendar.ts';
import type { Notice } from './notify.ts';

/** A notice with a test's overrides. */
export const aNotice = (userId: string, change: Partial<Notice> = {}): Notice => ({
  userId,
  kind: 'review_due',
  subject: 'identity-1',
  date: calendarDay('2026-03-04'),
  title: 'Time to look back',
  message: 'Your week with The Everyday Mover ends today.',
  actionUrl: '/?weeklyReview=identity-1',
  ...change,
});
