/** A cache, since pages and the service worker both reach it. Where there is none, over plain http, there is no worker either. */
const CACHE = 'taylr-session';
const ADDRESS = '/session';

/**
 * Notes for the service worker that this device keeps the day of somebody who is signed in: only then it opens the app at once, from its own files. The page
 * cannot leave that to the session's cookie, which a worker does not see.
 */
export async function noteSession(): Promise<void> {
  await (await globalThis.caches?.open(CACHE))?.put(ADDRESS, new Response());
}

/** Erases the note: whoever comes next, the server decides what they see. */
export async function forgetSession(): Promise<void> {
  // A store that fails to open has kept nothing.
  await globalThis.caches?.delete(CACHE).catch(() => false);
}

export async function isSessionNoted(): Promise<boolean> {
  return (await caches.match(ADDRESS, { cacheName: CACHE })) !== undefined;
}
