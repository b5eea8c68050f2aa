import type { CurrentUser } from '#server/session/session.ts';

/**
 * The ETag of a user's polled responses: it stays the same until something is written or the local day ends. `u7.41.2026-03-04` is revision 41
 * of user u7 on that day: a browser that changes hands fetches anew.
 */
export function revisionTag({ row, today }: Pick<CurrentUser, 'row' | 'today'>): string {
  return `${row.id}.${row.revision}.${today}`;
}

/** Whether the browser holds the answer with this tag already. A proxy may have marked the tag as weak. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const held = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return held.includes(`"${tag}"`);
}
