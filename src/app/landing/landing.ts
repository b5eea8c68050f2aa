import { hydrateLanding } from './hydrate-landing.ts';

/** A random UUID; browsers have one of their own only on https and on one's own machine. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

hydrateLanding(document, {
  pathname: location.pathname,
  search: location.search,
  go: (path) => location.assign(path),
  send: fetch.bind(window),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  referrer: () => document.referrer,
  newId,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

// Coming back by the browser's Back button shows the page as it was left, 'Starting…' included: begin anew.
addEventListener('pageshow', (event) => event.persisted && location.reload());
