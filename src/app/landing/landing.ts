import { hydrateLanding } from './hydrate-landing.ts';
import { shadeIntoApp } from './shade.ts';

/** A random UUID; `crypto.randomUUID` exists only on https and localhost. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

hydrateLanding(document, {
  pathname: location.pathname,
  search: location.search,
  go: (path) => {
    shadeIntoApp(document);
    location.assign(path);
  },
  send: fetch.bind(window),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  referrer: () => document.referrer,
  newId,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

// The browser's Back button restores the page as it was left, 'Starting…' included: reset it.
addEventListener('pageshow', (event) => event.persisted && location.reload());
