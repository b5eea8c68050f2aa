/** A cache, since pages and the service worker both reach it. Where there is none, over plain http, there is no worker either. */
const CACHE = 'taylr-session';
const ADDRESS = '/session';

/**
 * Notes for the service worker that this device keeps the day of somebody who is signed in: only then it opens the app at once, from its own files. The page
 * cannot leave that to the session's cookie, which a worker does not see.
 */
export async function noteSession(userId: string): Promise<void> {
  await (await globalThis.caches?.open(CACHE))?.put(ADDRESS, new Response(userId));
}

/** Erases the note: whoever comes next, the server decides what they see. */
export async function forgetSession(): Promise<void> {
  // A store that fails to open has kept nothing.
  await globalThis.caches?.delete(CACHE).catch(() => false);
}

export async function isSessionNoted(): Promise<boolean> {
  return (await caches.match(ADDRESS, { cacheName: CACHE })) !== undefined;
}

/** How the first screen looks from one moment to another (ms). */
export type Picture = { from: number; until: number; html: string };

/** Somebody's pictures as one build draws them, in one time zone: its minutes from UTC. */
export type Pictures = { userId: string; build: string; offset: number; pictures: readonly Picture[] };

/** A header that says what they were made of. */
const PRINT = 'print';

/** Beside the note, so that whatever erases one erases the other. */
const PICTURES = '/pictures';

const notedUser = async (cache: Pick<Cache, 'match'>) => (await cache.match(ADDRESS))?.text();

/** Keeps the pictures for the worker; not of somebody whose note is gone, or whom another has followed. */
export async function keepPictures(print: string, pictures: Pictures): Promise<void> {
  // What is erased meanwhile is out of reach for what was opened before: nothing of it comes back.
  const cache = await caches.open(CACHE);
  const noted = await notedUser(cache);
  if (noted === undefined) return forgetSession();
  if (noted !== pictures.userId) return;
  await cache.put(PICTURES, new Response(JSON.stringify(pictures), { headers: { [PRINT]: print } }));
}

const keptPictures = async () => globalThis.caches?.match(PICTURES, { cacheName: CACHE });

/** What the kept pictures were made of; null where there are none. */
export const picturesOf = async () => (await keptPictures())?.headers.get(PRINT) ?? null;

/** They no longer show what is known. */
export async function erasePictures(): Promise<void> {
  if (await globalThis.caches?.has(CACHE)) await (await caches.open(CACHE)).delete(PICTURES);
}

/** The picture of this moment as this build draws it for whoever is noted; null where there is none. */
export async function pictureNow(build: string, now = new Date()): Promise<string | null> {
  const kept = await keptPictures();
  if (!kept) return null;
  const { pictures, ...made }: Pictures = await kept.json();
  if (made.build !== build || made.offset !== now.getTimezoneOffset()) return null;
  if (made.userId !== (await notedUser(await caches.open(CACHE)))) return null;
  const at = now.getTime();
  return pictures.find(({ from, until }) => from <= at && at < until)?.html ?? null;
}
