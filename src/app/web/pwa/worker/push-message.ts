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
};

/** Shown for an unreadable push: browsers revoke the permission when no notification is shown. */
const UNREADABLE: PushMessage = {
  title: 'Taylr',
  body: 'Something is waiting for you.',
  actionUrl: '/',
  tag: null,
  badge: null,
  notificationId: null,
};

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise;
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Parses a push. Missing or invalid fields get defaults, so that there is always something to show. */
export function readPush(text: string | undefined): PushMessage {
  let sent: unknown;
  try {
    sent = JSON.parse(text ?? '');
  } catch {
    return UNREADABLE;
  }
  if (typeof sent !== 'object' || sent === null) return UNREADABLE;
  const { title, body, actionUrl, tag, badge, notificationId } = sent as Record<string, unknown>;
  return {
    title: textOr(title, UNREADABLE.title),
    // A title by itself is enough; without either there is at least one sentence.
    body: textOr(body, textOrNull(title) ? '' : UNREADABLE.body),
    actionUrl: textOr(actionUrl, '/'),
    tag: textOrNull(tag),
    badge: Number.isInteger(badge) && (badge as number) >= 0 ? (badge as number) : null,
    notificationId: textOrNull(notificationId),
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
