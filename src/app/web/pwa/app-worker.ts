/**
 * The registration of the app's service worker, made when there is none. Null where there can be none: an old browser, plain http on another
 * machine than this one, a browser that forbids it, or the development server, whose files change under the hand.
 */
export async function appWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
  try {
    const known = await navigator.serviceWorker.getRegistration('/');
    if (!known) await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    return known ?? (await navigator.serviceWorker.getRegistration('/')) ?? null;
  } catch {
    // The app is whole without it: it only needs the network then.
    return null;
  }
}
