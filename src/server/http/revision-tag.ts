import { aiAllowance } from '#core/coaching/quota.ts';
import type { CurrentUser } from '#server/session/session.ts';

/** The build that answers: another one may answer the same in another shape. */
const BUILD = process.env.TAYLR_BUILD ?? 'sources';

type Asker = Pick<CurrentUser, 'row' | 'today' | 'aiReserved' | 'isAdmin' | 'waitingGuestId'>;

/**
 * The ETag of a user's polled responses: it stays the same until something is written, the local day ends, or what the session alone knows
 * changes. `u7.41.2026-03-04.8..1c0ffee5` is revision 41 of user u7 on that day, with 8 AI interactions left, by that build: a browser that
 * changes hands fetches anew.
 */
export function revisionTag({ row, today, aiReserved, isAdmin, waitingGuestId }: Asker): string {
  const { aiInteractionsLimit: limit, aiInteractionsCount: used } = row;
  const { remaining } = aiAllowance({ limit, used, reserved: aiReserved });
  const session = `${isAdmin ? 'a' : ''}${waitingGuestId === null ? '' : 'w'}`;
  return [row.id, row.revision, today, remaining, session, BUILD].join('.');
}

/** The ETags of a user before and after their write, which stored a revision; null when something else was written in between. */
export function followedBy(before: Asker, revision: number | null): { before: string; after: string } | null {
  if (revision !== before.row.revision + 1) return null;
  const after = { ...before, row: { ...before.row, revision } };
  return { before: `"${revisionTag(before)}"`, after: `"${revisionTag(after)}"` };
}

/** Whether the browser holds the answer with this tag already. A proxy may have marked the tag as weak. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const held = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return held.includes(`"${tag}"`);
}
