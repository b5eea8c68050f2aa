// Puts the picture of the last known day in place, and lets the app come once it is painted. What is tapped meanwhile waits, dimmed, for the app:
// web/picture/do-held.ts.
(() => {
  const root = document.getElementById('root');
  const template = document.getElementById('picture');
  const { content } = template;
  template.remove();
  const cookies = document.cookie.split('; ');
  // Nobody, or perhaps somebody else: the app finds out.
  const isTheirs = cookies.includes('signed_in=1') && !cookies.includes('new_session=1');

  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    dispatchEvent(new Event('picture'));
    for (const { href } of document.querySelectorAll('link[rel="later"]')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    }
    for (const { src } of document.querySelectorAll('script[type="later"]')) {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, crossOrigin: '' }));
    }
  };
  if (!isTheirs || document.hidden) begin();
  else {
    requestAnimationFrame(() => setTimeout(begin));
    // A page that is not looked at draws no frame.
    setTimeout(begin, 1000);
  }
  if (!isTheirs) return;

  // The policy of the page allows no style in its text.
  for (const part of content.querySelectorAll('[data-css]')) part.style.cssText = part.dataset.css;
  const title = content.querySelector('[data-by-hour]');
  title.textContent = JSON.parse(title.dataset.byHour)[new Date().getHours()];
  const parts = [...content.children];
  // They go with the picture.
  for (const part of parts) part.setAttribute('aria-busy', 'true');
  root.replaceChildren(content);

  const held = { ticks: new Map(), press: null };
  globalThis.taylrHeld = held;
  const nameOf = (control) => control.ariaLabel ?? control.textContent;
  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('button, input');
      if (!control || !parts.some((part) => part.isConnected && part.contains(control))) return;
      const { tick, amount } = control.dataset;
      if (tick && amount === undefined) {
        const isTurned = control.checked !== control.defaultChecked;
        control.nextElementSibling.toggleAttribute('data-held', isTurned);
        if (isTurned) held.ticks.set(tick, control.checked);
        else held.ticks.delete(tick);
        return;
      }
      event.preventDefault();
      for (const before of root.querySelectorAll('button[data-held], input[data-held]')) delete before.dataset.held;
      control.dataset.held = '';
      const same = [...root.querySelectorAll('button, input')].filter((one) => nameOf(one) === nameOf(control));
      held.press = { name: nameOf(control), nth: same.indexOf(control) };
    },
    { capture: true },
  );
})();
