// What cannot wait for the app's scripts: the theme, before the first paint, and the request for the day of whoever is signed in.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('taylr-theme');
  } catch {
    // Storage can be blocked; the default theme then applies.
  }
  // The rules are in web/theme/theme.ts.
  const light = stored === 'light' || (stored === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  const root = document.documentElement;
  root.dataset.theme = light ? 'light' : 'dark';
  root.style.colorScheme = light ? 'light' : 'dark';
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', light ? '#faf6f0' : '#13100e');

  // As web/api/api.ts sends it; web/bootstrap/bootstrap.ts takes the answer.
  const cookies = document.cookie.split('; ');
  if (!cookies.includes('signed_in=1')) return;
  // Without it the day that the page may hold stays hidden (web/kept-drawing.ts): a new session can be another person's.
  if (!cookies.includes('new_session=1')) root.dataset.signedIn = '';
  // The first use of Intl's dates takes a slow phone 100 ms.
  const getZone = () => globalThis.Temporal?.Now.timeZoneId() || Intl.DateTimeFormat().resolvedOptions().timeZone || '';
  const answer = fetch('/api/bootstrap', {
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'x-time-zone': getZone() },
    signal: AbortSignal.timeout(30000),
  });
  // The app hears of a failure when it takes the answer.
  answer.catch(() => undefined);
  globalThis.taylrStart = { answer };
  // The app needs them: here they cost nothing, while its scripts are on their way. Scripts that lie on the device are not waited for.
  if (!navigator.serviceWorker?.controller) Intl.DateTimeFormat();
})();
