/** A cache, since pages and the service worker both reach it. Where there is none, over plain http, there is no worker either. */
export const CACHE = 'taylr-session';
const ADDRESS = '/session';

/**
 * Notes for the service worker that this device keeps the day of somebody who is signed in: only then it opens the app at once, from its own files. The page
 * cannot leave that to the session's cookie, which a worker does not see.
 */
export async function noteSession(userId: string): Promise<void> {
  await (await globalThis.caches?.open(CACHE))?.put(ADDRESS, new Response(userId));
}

/** Erases the note, and what was drawn for them: whoever comes next, the server decides what they see. */
export async function forgetSession(): Promise<void> {
  // A store that fails to open has kept nothing.
  await globalThis.caches?.delete(CACHE).catch(() => false);
}

/** Whose day this device keeps; null where nobody's is, and empty when an earlier version has noted it. */
export async function notedUser(): Promise<string | null> {
  return (await (await globalThis.caches?.match(ADDRESS, { cacheName: CACHE }))?.text()) ?? null;
}
