/** Whether the app will be light on this device, as web/public/start.js finds it. */
function isAppLight(): boolean {
  try {
    const theme = localStorage.getItem('taylr-theme');
    return theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  } catch {
    // Storage can be blocked; the default theme then applies.
    return false;
  }
}

/** Draws the ground of a dark app over the page that is being left, which is always light: the one shades into the other while the app is fetched. */
export function shadeIntoApp(page: Document): void {
  if (isAppLight()) return;
  const shade = page.createElement('div');
  shade.className = 'shade';
  shade.dataset.theme = 'dark';
  page.body.append(shade);
}
