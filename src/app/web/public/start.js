// What cannot wait for the app's scripts: the theme, before the first paint, the request for the day of whoever is signed in, and their first ticks.
(() => {
  /** Changes a queue of the app's database; resolves once that is on the device. */
  const queueOf = (isKnown) => {
    let device;
    /** The app's database; fails where there is none yet, which only the app makes. */
    const openDevice = () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('taylr');
        opening.addEventListener('upgradeneeded', () => opening.transaction.abort());
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          opening.result.addEventListener('versionchange', () => opening.result.close());
          resolve(opening.result);
        });
      });
    // Here it opens while the page is read; later it would wait for the app's scripts to be evaluated.
    if (isKnown() && navigator.serviceWorker?.controller) device = openDevice();
    device?.catch(() => undefined);
    /** Reads somebody's queue, and writes what becomes of it; resolves once it is on the device. */
    return async (userId, rule) => {
      device ??= openDevice();
      const change = (await device).transaction('queues', 'readwrite', { durability: 'strict' });
      const store = change.objectStore('queues');
      await new Promise((resolve, reject) => {
        change.addEventListener('complete', resolve);
        change.addEventListener('abort', reject);
        store.get(userId).addEventListener('success', ({ target: { result } }) => {
          const queue = rule(result?.queue ?? []);
          if (queue) store.put({ userId, queue });
        });
      });
    };
  };

  /** Shows in the drawing what still waits of an earlier visit, the last of each habit, once the page is read to its end and before any module runs. */
  const showWaiting = ({ start, isKnown, changeQueue }) => {
    document.addEventListener(
      'readystatechange',
      () => {
        const drawn = document.getElementById('drawn');
        if (!drawn || !isKnown()) return;
        changeQueue(drawn.dataset.user, (queue) => {
          for (const { note, date, state } of queue) {
            const box = note && drawn.querySelector(`[data-tick="${CSS.escape(note.habitId)}"]:not([data-counted])`);
            const isLater = start.taps.some(({ habitId }) => habitId === note?.habitId);
            if (box && !isLater && date === drawn.dataset.day && state !== 'refused') box.checked = note.act === 'done';
          }
        }).catch(() => undefined);
      },
      { once: true },
    );
  };

  /** Circles of the day as it was last drawn (web/kept-drawing.ts): the browser ticks them by itself. The note of it goes where the app's own go. */
  const answerTicks = ({ start, isKnown, getZone, changeQueue }) => {
    document.addEventListener(
      'click',
      (event) => {
        const box = event.target.closest('#drawn [data-tick]');
        if (!box) return;
        const { user: userId, day: date } = box.closest('#drawn').dataset;
        const habitId = box.dataset.tick;
        const isCounted = 'counted' in box.dataset;
        // What a tap adds to an amount only the app knows: once, since nothing shows it before.
        if (isCounted || !isKnown()) event.preventDefault();
        if (!isKnown() || (isCounted && start.taps.some((tap) => tap.habitId === habitId))) return;
        const isTicked = box.checked;
        const key = crypto.randomUUID();
        const madeAt = new Date().toISOString();
        const heading = document.getElementById(box.closest('article').getAttribute('aria-labelledby'));
        const waiting = {
          key,
          userId,
          date,
          madeAt,
          zone: getZone(),
          identityId: heading.id.slice('identity-'.length),
          identityName: heading.textContent,
          habits: [{ habitId, description: box.getAttribute('aria-label'), completed: isTicked }],
          note: { habitId, act: isTicked ? 'done' : 'clear' },
          isNote: true,
          notes: null,
          overwrite: false,
          reason: null,
          // As web/device/outbox.ts holds what this page sends: should it be closed before, the next one does.
          state: 'sending',
          tries: 1,
          notBefore: Date.now() + 12000,
        };
        const kept = isCounted ? null : changeQueue(userId, (queue) => [...queue, waiting]).catch(() => undefined);
        start.taps.push({ habitId, userId, date, isTicked, early: kept && { key, madeAt, kept } });
        start.onTap?.();
      },
      true,
    );
  };

  /**
   * Evaluates the app's scripts one at a time once the drawing can be seen (web/kept-drawing.ts), so that a tap on it is answered between them: in one
   * piece they would hold a slow phone for a quarter of a second.
   */
  const evaluateLater = async () => {
    const isFree = () =>
      globalThis.scheduler?.postTask?.(() => undefined, { priority: 'background' }) ??
      new Promise((resolve) => setTimeout(resolve));
    // A page that nobody looks at draws no frame.
    const frame = new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, document.hidden ? 0 : 500);
    });
    await frame;
    for (const { href } of document.querySelectorAll('link[data-then]')) {
      await isFree();
      await import(href);
    }
  };

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

  document.addEventListener('readystatechange', () => void evaluateLater(), { once: true });

  // As web/api/api.ts sends it; web/bootstrap/bootstrap.ts takes the answer.
  const hasCookie = (cookie) => document.cookie.split('; ').includes(cookie);
  // Without it the day that the page may hold stays hidden (web/kept-drawing.ts): a new session can be another person's.
  const isKnown = () => hasCookie('signed_in=1') && !hasCookie('new_session=1');
  if (!hasCookie('signed_in=1')) return;
  if (isKnown()) root.dataset.signedIn = '';
  // The first use of Intl's dates takes a slow phone 100 ms.
  const getZone = () => globalThis.Temporal?.Now.timeZoneId() || Intl.DateTimeFormat().resolvedOptions().timeZone || '';
  const answer = fetch('/api/bootstrap', {
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'x-time-zone': getZone() },
    signal: AbortSignal.timeout(30000),
  });
  // The app hears of a failure when it takes the answer.
  answer.catch(() => undefined);
  const start = { answer, taps: [] };
  globalThis.taylrStart = start;
  // The app needs them: here they cost nothing, while its scripts are on their way. Scripts that lie on the device are not waited for.
  if (!navigator.serviceWorker?.controller) Intl.DateTimeFormat();
  const changeQueue = queueOf(isKnown);
  showWaiting({ start, isKnown, changeQueue });
  answerTicks({ start, isKnown, getZone, changeQueue });
})();
