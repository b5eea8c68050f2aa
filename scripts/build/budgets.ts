/** Size budget of a first visit, in bytes after brotli: scripts and styles, with everything that loads by itself. */
export const firstLoadBudgets = {
  landing: 45 * 1024,
  dashboard: 130 * 1024,
};

/** How many requests a first visit may make. */
export const firstLoadRequests = 12;

/** Those besides scripts and styles: the page, two fonts, the icon and the manifest, and the call for the user's data. */
export const otherRequests = { landing: 5, dashboard: 6 };

/**
 * Modules that a page of the app imports only when somebody asks for them, when they are needed at last, or once the page stands: other pages,
 * those for nobody, windows and menus, toasts, push once it is switched on, what Android alone
 * shows, help after a hard day. What is not named here loads by itself and
 * counts in the first load; bench/page.ts sees in a browser whether that is so.
 */
export const onUse = new RegExp(
  [
    '/pages/(?:goals|identity|planning|feedback|settings|about)/',
    '/pages/referrals-page',
    '-(?:dialog|window|menu|list)\\.tsx$',
    '/ui/status/toast\\.tsx$',
    '/offline/(?:leaving|waiting-note)\\.tsx$',
    '/session/visitor(?:-layout)?\\.tsx$',
    '/layout/not-found\\.tsx$',
    '/push/web/device/',
    '/check-ins/web/tick/',
    '/dashboard/(?:later/|goals-to-set-up)',
    '/pwa/android-badge-card',
    '/progress/web/wins/wins',
    '/progress/web/(?:insight-popup|evidence/strength-line|usage-card)',
    '/app/web/(?:bar/|session/standing)',
    '/coach/web/(?:gentle-question|help-link)\\.tsx$',
    '/analytics/posthog\\.ts$',
    '/api/server-events\\.ts$',
  ].join('|'),
);

/** Size budget of the service worker's cache, in uncompressed bytes: every script of the app, without pictures. */
export const keptFilesBudget = 2 * 1024 * 1024;

/** Useless offline, and most servers never load it: the analytics tool. */
export const notKept = /\/node_modules\/posthog-js\//;

/** The page that a signed-in visitor sees first; its lazy chunk belongs to the first load. */
export const firstScreenModule = /\/src\/app\/web\/pages\/dashboard\/dashboard-page\.tsx$/;

/** Libraries too heavy for a first load: forms and reminders bring them along when they are opened. */
export const lateModules = [
  { name: 'zod', module: /\/node_modules\/zod\// },
  { name: 'Temporal', module: /\/node_modules\/(?:temporal-polyfill|temporal-spec|@js-temporal)\// },
];
