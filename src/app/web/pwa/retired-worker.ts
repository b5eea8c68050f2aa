/**
 * What `/sw.js` is while the operator has switched the service worker off: it takes the place of the one before, erases what that one kept, and
 * takes itself away. Pages then come from the network alone.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const retire = async () => {
    await self.clients.claim();
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
