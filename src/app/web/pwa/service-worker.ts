import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { getAddress } from '#contract/addresses.ts';
import { keptDrawing, withDrawing } from '#web/kept-drawing.ts';
import { forgetSession, notedUser } from '#web/kept-session.ts';
import { clearAndroidBadge, setAndroidBadge, setBadge } from './worker/badge.ts';
import { onSync } from './worker/answer-habit.ts';
import { pageAnswer } from './worker/page-answer.ts';
import { onClick, onPush, onSubscriptionChange } from './worker/push-events.ts';
import type { ToWorker } from './worker-messages.ts';

/** The service worker: keeps the app's files, so that it opens at once, and offline. It answers pages and built files; API calls never go through it. */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: the files to keep, and the name that the build also wrote into its page. */
declare const KEPT_FILES: PrecacheEntry[];
declare const BUILD: string;

const SHELL = '/index.html';
const DASHBOARD = ['/', '/dashboard'];
const FONTS = KEPT_FILES.map((file) => (typeof file === 'string' ? file : file.url)).filter((url) =>
  url.endsWith('.woff2'),
);

/** A page of the app. The landing page is separate, and useless offline. */
const isAppPage = (path: string) => path !== '/landing' && getAddress(path) !== null;

const kept = () => matchPrecache(SHELL);

/**
 * The kept page, the dashboard's with the last known day. Whoever reloads asks for what the server has; and once a newer build waits, the next page is that
 * build's, which then takes over.
 */
async function current(request: Request, path: string): Promise<Response | undefined> {
  if (request.cache !== 'default' || self.registration.waiting) return undefined;
  const userId = await notedUser();
  if (userId === null) return undefined;
  const [page, drawing] = await Promise.all([
    kept(),
    DASHBOARD.includes(path) ? keptDrawing({ userId, build: BUILD }).catch(() => null) : null,
  ]);
  return page && drawing ? withDrawing(page, drawing, FONTS) : page;
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPage(url.pathname),
  ({ request, url }) =>
    pageAnswer({ fromNetwork: () => fetch(request), kept, current: () => current(request, url.pathname) }),
);
// The list is answered to the letter: `/` is never `/index.html`, which only the network may decide.
precacheAndRoute(KEPT_FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

/**
 * With navigation preload the browser requests every navigation that this worker does not handle twice, which breaks a sign-in. Earlier workers enabled
 * it, and the setting stays with the registration.
 */
const askOnce = () => self.registration.navigationPreload?.disable().catch(() => undefined);

/** Signing in and out lead over these addresses: after them another person may be there, or nobody. The browser makes the request itself. */
const mayChangeSession = ({ mode, url }: Request) =>
  mode === 'navigate' && new URL(url).pathname.match(/^\/api\/(?:auth\/|login|logout)/) !== null;

self.addEventListener('fetch', (event) => {
  if (mayChangeSession(event.request)) event.waitUntil(forgetSession());
});

type Routing = ExtendableEvent & { addRoutes?(routes: readonly object[]): Promise<void> };

/** Lets the browser answer without waking the worker, where it knows how: built files from the cache, calls from the network. */
const answerAsleep = (event: Routing) =>
  event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'GET' }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/api/*' }, requestMode: 'cors' }, source: 'network' },
  ]);

// In case an earlier worker is still active; without one there is nothing to disable.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([askOnce(), answerAsleep(event)])));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([askOnce(), self.clients.claim()]).catch(() => undefined));
});

self.addEventListener('message', (event) => {
  event.waitUntil(answer(event.data as ToWorker, event.ports[0]));
});

async function answer(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    case 'take-over':
      return self.skipWaiting();
    case 'which-build':
      return port?.postMessage(BUILD);
    case 'set-badge':
      return setBadge(self, message.count);
    case 'clear-badge':
      return setBadge(self, 0);
    case 'set-android-badge':
      return setAndroidBadge(self, message);
    case 'clear-android-badge':
      return clearAndroidBadge(self);
  }
}

self.addEventListener('push', (event) => event.waitUntil(onPush(self, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(onClick(self, event)));
// The types do not know background sync: some browsers have none.
self.addEventListener('sync' as never, (event: ExtendableEvent & { tag: string }) => {
  event.waitUntil(onSync(self, event.tag));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  // The types know the event by its name alone.
  const change = event as ExtendableEvent & { oldSubscription?: PushSubscription; newSubscription?: PushSubscription };
  change.waitUntil(onSubscriptionChange(self, change));
});
