/** What a first visit may cost to load, in bytes after brotli: HTML, scripts and styles, without fonts and images. */
export const firstLoadBudgets = {
  landing: 45 * 1024,
  dashboard: 150 * 1024,
};

/** What the service worker may keep on a device, in bytes as they lie there: every script of the app, without pictures. */
export const keptFilesBudget = 2 * 1024 * 1024;

/** What is of no use without a network, and most servers never ask for: the analytics tool. */
export const notKept = /\/node_modules\/posthog-js\//;

/** The page that a signed-in visitor sees first; its lazy chunk belongs to the first load. */
export const firstScreenModule = /\/src\/app\/web\/pages\/dashboard\/dashboard-page\.tsx$/;

/** Libraries too heavy for a first load: forms and reminders bring them along when they are opened. */
export const lateModules = [
  { name: 'zod', module: /\/node_modules\/zod\// },
  { name: 'Temporal', module: /\/node_modules\/(?:temporal-polyfill|temporal-spec|@js-temporal)\// },
];
