import { isCalendarDay } from '#core/calendar/calendar.ts';
import type { AskedHabit } from '#features/push/contract.ts';

/** What a push says, as the server sends it. */
export type PushMessage = {
  title: string;
  body: string;
  /** A path of this site. */
  actionUrl: string;
  tag: string | null;
  /** Unread notifications in all, for the badge; null leaves it as it is. */
  badge: number | null;
  notificationId: string | null;
  /** A habit that can be answered; null for none. */
  habit: AskedHabit | null;
};

/** Shown for an unreadable push: browsers revoke the permission when no notification is shown. */
const UNREADABLE: PushMessage = {
  title: 'Taylr',
  body: 'Something is waiting for you.',
  actionUrl: '/',
  tag: null,
  badge: null,
  notificationId: null,
  habit: null,
};

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise;
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** A habit with all that an answer needs; null when something of it is missing. */
function readHabit(said: unknown): AskedHabit | null {
  if (typeof said !== 'object' || said === null) return null;
  const { id, identityId, identityName, date, userId } = said as Record<string, unknown>;
  const isWhole = [id, identityId, identityName, userId].every((part) => textOrNull(part) !== null);
  if (!isWhole || typeof date !== 'string' || !isCalendarDay(date)) return null;
  return { id, identityId, identityName, date, userId } as AskedHabit;
}

/** Parses a push. Missing or invalid fields get defaults, so that there is always something to show. */
export function readPush(text: string | undefined): PushMessage {
  let sent: unknown;
  try {
    sent = JSON.parse(text ?? '');
  } catch {
    return UNREADABLE;
  }
  if (typeof sent !== 'object' || sent === null) return UNREADABLE;
  const { title, body, actionUrl, tag, badge, notificationId, habit } = sent as Record<string, unknown>;
  return {
    title: textOr(title, UNREADABLE.title),
    // A title by itself is enough; without either there is at least one sentence.
    body: textOr(body, textOrNull(title) ? '' : UNREADABLE.body),
    actionUrl: textOr(actionUrl, '/'),
    tag: textOrNull(tag),
    badge: Number.isInteger(badge) && (badge as number) >= 0 ? (badge as number) : null,
    notificationId: textOrNull(notificationId),
    habit: readHabit(habit),
  };
}

/** The address within this site that a notification leads to; the start page when it names another site. */
export function ownAddress(actionUrl: string, origin: string): string {
  const home = `${origin}/`;
  try {
    // Safari before 18 has no `URL.parse`.
    const url = new URL(actionUrl, origin);
    return url.origin === origin ? url.href : home;
  } catch {
    return home;
  }
}
