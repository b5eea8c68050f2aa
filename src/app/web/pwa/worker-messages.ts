/**
 * What a page says to the service worker. `take-over` lets a waiting one begin; `which-build` is answered on the port that comes with it, with
 * the build's name. A badge is set where pages themselves cannot; on Android, whose launchers count notifications, it is the notification
 * itself that is shown (`isTest`) or closed.
 */
export type ToWorker =
  | { type: 'take-over' }
  | { type: 'which-build' }
  | { type: 'set-badge'; count: number }
  | { type: 'clear-badge' }
  | { type: 'set-android-badge'; count: number; isTest: boolean }
  | { type: 'clear-android-badge' };

/** What the service worker says to a page: go to this address, and answer on the port that comes with it. */
export type FromWorker = { type: 'go'; path: string };
