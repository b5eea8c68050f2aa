import type { QueryClient } from '@tanstack/react-query';
import { type Bootstrap, bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { keepSnapshot } from '#web/device/device.ts';
import { storedAt } from '#web/device/waiting.ts';
import { erasePictures, noteSession, picturesOf } from '#web/kept-session.ts';
import { doHeld } from './do-held.ts';
import { makePictures } from './make-pictures.tsx';

/** Milliseconds without a change after which pictures are made. */
const SETTLED = 2000;

/** The build that this page is of. */
const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/** What a picture is made of, in short: who draws it, where, and what. */
async function toPrint(bootstrap: Bootstrap): Promise<string> {
  const made = JSON.stringify([build, new Date().getTimezoneOffset(), bootstrap]);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made)));
  return [...bytes].map((byte) => byte.toString(16)).join('');
}

/**
 * Keeps each answer of the server on the device, for a start without a network, and how the first screen then looks; does what was
 * tapped on that before the app stood. Returns what ends it.
 */
export function keepDays(client: QueryClient): () => void {
  const { queryKey } = bootstrapQuery;
  const known = () => client.getQueryData<Bootstrap | null>(queryKey);
  let later: ReturnType<typeof setTimeout> | undefined;

  async function keep(bootstrap: Bootstrap): Promise<void> {
    const at = new Date(client.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now()).toISOString();
    const kept = keepSnapshot({ userId: bootstrap.user.id, at, bootstrap });
    // Nothing to note, nor anybody to show pictures, where there is no safe place.
    const print = globalThis.caches ? await toPrint(bootstrap) : null;
    const isNew = print !== (await picturesOf());
    // What they show is no longer known to be so.
    if (isNew) await erasePictures();
    await kept;
    await noteSession(bootstrap.user.id);
    // It never comes where there is none.
    await navigator.serviceWorker?.ready;
    if (!print || !isNew || known() !== bootstrap) return;
    clearTimeout(later);
    later = setTimeout(() => {
      makePictures({ print, build, bootstrap, at, isCurrent: () => known() === bootstrap }).catch(() => undefined);
    }, SETTLED);
  }
  const look = () => {
    const bootstrap = known();
    // Without storage the app opens only online.
    if (bootstrap && !storedAt(client)) keep(bootstrap).catch(() => undefined);
  };
  look();
  // The app stands.
  doHeld();
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash === client.getQueryCache().find(bootstrapQuery)?.queryHash) look();
  });
  return () => {
    clearTimeout(later);
    unsubscribe();
  };
}
