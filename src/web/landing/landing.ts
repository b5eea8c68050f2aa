import { enliven } from './enliven.ts';

enliven(document, {
  search: location.search,
  go: (path) => location.assign(path),
  send: fetch.bind(window),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
});

// Coming back by the browser's Back button shows the page as it was left, 'Starting…' included: begin anew.
addEventListener('pageshow', (event) => event.persisted && location.reload());
