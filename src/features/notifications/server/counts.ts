import { NOTIFICATION_TIERS } from '#core/reminders/notification-kinds.ts';
import type { NotificationCounts } from '../contract.ts';
import { unreadByTier } from './queries.ts';

/** How many notifications of a user are unread, tier by tier and in all. */
export async function unreadCounts(userId: string): Promise<NotificationCounts> {
  const byTier = new Map((await unreadByTier(userId)).map(({ tier, unread }) => [tier, unread]));
  const [critical, important, informational] = NOTIFICATION_TIERS.map((tier) => byTier.get(tier) ?? 0) as [
    number,
    number,
    number,
  ];
  return { critical, important, informational, total: critical + important + informational };
}
