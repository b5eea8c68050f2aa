/** How much a notification matters: it decides its place under the daily cap, its colour and the switch that silences it. */
export const NOTIFICATION_TIERS = ['critical', 'important', 'informational'] as const;
export type NotificationTier = (typeof NOTIFICATION_TIERS)[number];

/** Every kind of notification with its tier. `test` is one that a user made to see how it looks. */
export const NOTIFICATION_KINDS = {
  review_overdue: 'critical',
  review_due: 'important',
  check_in_missing: 'important',
  habit_due: 'important',
  plan_needed: 'important',
  webhook_stopped: 'important',
  morning_habits: 'informational',
  milestone: 'informational',
  friend_joined: 'informational',
  new_insight: 'informational',
  feedback_resolved: 'informational',
  test: 'informational',
} as const satisfies Record<string, NotificationTier>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/**
 * Maximum characters of a title, a message and an address; notifications per response; selectable daily push caps; days after which a
 * notification is removed, read or not.
 */
export const NOTIFICATION = {
  titleMax: 120,
  messageMax: 500,
  addressMax: 300,
  pageMax: 100,
  dailyMin: 1,
  dailyMax: 10,
  keptDays: 90,
} as const;

/** The user's switches: one for each tier, and one for the reminder of a missing check-in. */
export type NotificationSwitches = {
  readonly notificationsCritical: boolean;
  readonly notificationsImportant: boolean;
  readonly notificationsInformational: boolean;
  readonly checkInRemindersEnabled: boolean;
};

/** Whether a notification is made at all, for bell and push alike. One that the user asked for by hand always is. */
export function isWanted(
  { kind, tier }: { kind: NotificationKind; tier: NotificationTier },
  switches: NotificationSwitches,
): boolean {
  if (kind === 'test') return true;
  if (kind === 'check_in_missing' && !switches.checkInRemindersEnabled) return false;
  return {
    critical: switches.notificationsCritical,
    important: switches.notificationsImportant,
    informational: switches.notificationsInformational,
  }[tier];
}
