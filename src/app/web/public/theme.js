// Runs before the first paint, so that no page flashes in the wrong theme. The rules are in web/theme/theme.ts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('taylr-theme');
  } catch {
    // Storage can be blocked; the default theme then applies.
  }
  const light = stored === 'light' || (stored === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  const root = document.documentElement;
  root.dataset.theme = light ? 'light' : 'dark';
  root.style.colorScheme = light ? 'light' : 'dark';
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', light ? '#faf6f0' : '#13100e');
})();
