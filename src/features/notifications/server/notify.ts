import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import {
  isWanted,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationTier,
} from '#core/reminders/notification-kinds.ts';
import { inTx } from '#server/db/access.ts';
import { bumpLockedRevisions } from '#server/db/revision.ts';
import { insertNew, lockSwitches, type NotificationRow } from './queries.ts';

/** A notification as the bell and a push show it. */
export type Notification = NotificationRow;

/** Something to tell a user, once for its kind, subject and day. */
export type Notice = {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** The usual one of its kind when left out. */
  readonly tier?: NotificationTier;
  /** Its subject: an id, or a fixed word. */
  readonly subject: string;
  /** The user's local day. */
  readonly date: CalendarDay;
  readonly identityId?: string | null;
  readonly title: string;
  readonly message: string;
  /** A path of this site. */
  readonly actionUrl: string | null;
  readonly scheduledFor?: Date | null;
  readonly personalizedData?: Record<string, unknown> | null;
};

/** Notices that one statement carries: well below the parameters that it may have. */
const AT_ONCE = 1000;

function toRow({ userId, kind, subject, date, title, message, actionUrl, ...rest }: Notice, now: Date): Notification {
  const { tier = NOTIFICATION_KINDS[kind], identityId = null, scheduledFor = null, personalizedData = null } = rest;
  const said = { kind, tier, subject, date, title, message, actionUrl };
  const untouched = { isRead: false, isActioned: false, readAt: null, sentAt: null };
  return {
    id: randomUUIDv7(),
    userId,
    identityId,
    ...said,
    ...untouched,
    scheduledFor,
    personalizedData,
    createdAt: now,
  };
}

/**
 * Inserts the notices that do not exist yet and that their users allow, and returns these, so that each can be pushed once. Two runs with the
 * same notices insert each once, on several servers too. Four statements per thousand, in the open transaction or their own; users' open tabs
 * see them at their next poll.
 */
export function notify(notices: readonly Notice[], now: Date): Promise<Notification[]> {
  const inOrder = notices.toSorted((a, b) => (a.userId < b.userId ? -1 : Number(a.userId > b.userId)));
  return inTx(async () => {
    const added: Notification[] = [];
    for (let from = 0; from < inOrder.length; from += AT_ONCE) {
      const rows = inOrder.slice(from, from + AT_ONCE).map((notice) => toRow(notice, now));
      const switches = await lockSwitches([...new Set(rows.map(({ userId }) => userId))]);
      const wanted = rows.filter((row) => {
        const allowed = switches.get(row.userId);
        return allowed !== undefined && isWanted(row, allowed);
      });
      if (wanted.length > 0) added.push(...(await insertNew(wanted)));
    }
    if (added.length > 0) await bumpLockedRevisions([...new Set(added.map(({ userId }) => userId))]);
    return added;
  });
}
