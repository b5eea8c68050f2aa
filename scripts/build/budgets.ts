/** Size budget of a first visit, in bytes after brotli: HTML, scripts and styles, without fonts and images. */
export const firstLoadBudgets = {
  landing: 45 * 1024,
  dashboard: 150 * 1024,
};

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
