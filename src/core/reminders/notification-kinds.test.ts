import { describe, expect, it } from 'vitest';
import {
  isWanted,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSwitches,
} from './notification-kinds.ts';

const all: NotificationSwitches = {
  notificationsCritical: true,
  notificationsImportant: true,
  notificationsInformational: true,
  checkInRemindersEnabled: true,
};
const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const wanted = (switches: Partial<NotificationSwitches>) =>
  kinds.filter((kind) => isWanted({ kind, tier: NOTIFICATION_KINDS[kind] }, { ...all, ...switches }));

describe('the kinds of notifications', () => {
  it('are critical only when a review is overdue, important when something is due, else informational', () => {
    const byTier = Map.groupBy(kinds, (kind) => NOTIFICATION_KINDS[kind]);
    expect(byTier.get('critical')).toEqual(['review_overdue']);
    expect(byTier.get('important')).toEqual([
      'review_due',
      'check_in_missing',
      'habit_due',
      'plan_needed',
      'webhook_stopped',
    ]);
    expect(byTier.get('informational')).toEqual([
      'morning_habits',
      'milestone',
      'friend_joined',
      'new_insight',
      'feedback_resolved',
      'test',
    ]);
  });

  it('are all wanted until a switch is off', () => {
    expect(wanted({})).toEqual(kinds);
  });

  it('go silent tier by tier', () => {
    expect(wanted({ notificationsCritical: false })).not.toContain('review_overdue');
    expect(wanted({ notificationsImportant: false, notificationsInformational: false })).toEqual([
      'review_overdue',
      'test',
    ]);
  });

  it('remind of no check-in when those reminders are off, and stay otherwise', () => {
    expect(wanted({ checkInRemindersEnabled: false })).toEqual(kinds.filter((kind) => kind !== 'check_in_missing'));
  });

  it('follow the tier that one is given, not the usual one of its kind', () => {
    const switches = { ...all, notificationsCritical: false };
    expect(isWanted({ kind: 'milestone', tier: 'critical' }, switches)).toBe(false);
  });
});
