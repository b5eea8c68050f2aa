/**
 * Served as `/sw.js` while the operator has switched the service worker off: it replaces the previous one, erases its caches, and unregisters itself.
 * Pages then come from the network only.
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
