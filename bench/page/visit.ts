import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A slow phone on a slow network: its processor, the bits it gets a second, and the milliseconds of a request's way. */
export const PHONE = { cpu: 4, down: 1_600_000, up: 750_000, latency: 150 };

/** Milliseconds without a request after which nothing more loads by itself. */
const QUIET = 3000;

export type Visit = {
  /** Milliseconds from the start of the navigation until the first habit can be read: that of the last known day, where this is drawn before. */
  seen: number;
  /** Milliseconds until the first habit is painted and answers a tap: on a drawing, its tick is painted and kept on the device. */
  usable: number;
  /** Milliseconds until the app itself answers. */
  ready: number;
  /** Milliseconds of the longest stretch in which the page answers nothing. */
  longestTask: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** Until it is usable. */
  requests: number;
  /** Until nothing more loads by itself. */
  requestsInAll: number;
  /** Bytes of scripts and styles over the network until nothing more loads by itself, headers included. */
  scriptsAndStyles: number;
  fonts: number;
};

type Sent = { at: number; kind: string; bytes: number; url: string };

/** Counts what a page requests over the network. Answers of the service worker cost no network. */
function countRequests(session: CDPSession) {
  const sent = new Map<string, Sent>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    last = performance.now();
    sent.set(requestId, { at: timestamp, kind: type ?? 'Other', bytes: 0, url: request.url });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) sent.delete(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
    last = performance.now();
  });
  const bytesOf = (kinds: readonly string[]) =>
    [...sent.values()].filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    sent,
    bytesOf,
    isQuiet: () => performance.now() - last > QUIET,
    until: (milliseconds: number) => {
      const all = [...sent.values()];
      const start = Math.min(...all.map(({ at }) => at));
      return all.filter(({ at }) => (at - start) * 1000 < milliseconds).length;
    },
  };
}

/** Runs in the page, which notes by itself what it shows and when: looking from outside would cost the time that is measured. */
const note = (habit: string | null) => `{
  const seen = (window.seen = { first: 0, usable: 0, ready: 0, longest: 0, shift: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const habit = ${JSON.stringify(habit)};
  const tap = () => {
    let isAnswered = false;
    const watcher = new MutationObserver(() => (isAnswered = true));
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.querySelector('article ul ~ button, main > button')?.click();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      watcher.disconnect();
      if (!isAnswered) return tap();
      seen.ready = performance.now();
      seen.usable ||= seen.ready;
    }));
  };
  const tick = (box) => {
    const before = box.checked;
    box.click();
    const { early } = taylrStart.taps.at(-1);
    const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    Promise.all([painted, early.kept]).then(() => {
      if (box.checked !== before) seen.usable ||= performance.now();
    });
  };
  const look = () => {
    const row = [...document.querySelectorAll('li')].find((one) => one.textContent.includes(habit));
    const isDrawn = row?.getBoundingClientRect().height > 0;
    // In the frame that is about to be painted.
    if (isDrawn) seen.first ||= performance.now();
    if (!isDrawn) return requestAnimationFrame(look);
    const drawing = row.closest('#drawn');
    if (drawing) {
      if (!drawing.inert) requestAnimationFrame(() => setTimeout(() => tick(row.querySelector('[data-tick]'))));
      const watcher = new MutationObserver(() => {
        if (drawing.isConnected) return;
        watcher.disconnect();
        look();
      });
      return watcher.observe(drawing.parentElement, { childList: true });
    }
    requestAnimationFrame(() => setTimeout(tap));
  };
  if (habit) requestAnimationFrame(look);
  else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(() => {
    seen.first = seen.usable = seen.ready = performance.now();
  })));
}`;

export async function likeAPhone(session: CDPSession, isOn: boolean): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: isOn ? PHONE.cpu : 1 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isOn ? PHONE.latency : 0,
    downloadThroughput: isOn ? PHONE.down / 8 : -1,
    uploadThroughput: isOn ? PHONE.up / 8 : -1,
  });
}

type Seen = { first: number; usable: number; ready: number; longest: number; shift: number };
const seenIn = (page: Page) => page.evaluate<Seen>('window.seen');

/** Opens a page as on a slow phone. `habit` is the first one to be seen; null takes the page as usable when it stands and its script has run. */
export async function visit(context: BrowserContext, url: string, habit: string | null): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(note(habit));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await likeAPhone(session, true);
  const requests = countRequests(session);
  await page.goto(url, { waitUntil: 'commit' });
  for (let look = 0; look < 300 && (await seenIn(page)).ready === 0; look += 1) await pause(100);
  while (!requests.isQuiet()) await pause(100);
  const { first, usable, ready, longest, shift } = await seenIn(page);
  if (ready === 0) throw new Error(`${url} was not usable within 30 s`);
  await likeAPhone(session, false);
  if (process.env.REQUESTS) console.table([...requests.sent.values()]);
  await settle(page, habit !== null);
  await page.close();
  return {
    seen: first,
    usable,
    ready,
    longestTask: longest,
    shift,
    requests: requests.until(usable),
    requestsInAll: requests.sent.size,
    scriptsAndStyles: requests.bytesOf(['Script', 'Stylesheet']),
    fonts: requests.bytesOf(['Font']),
  };
}

/** Lets a signed-in page keep itself on the device: the next visit then finds it there. */
async function settle(page: Page, isApp: boolean): Promise<void> {
  if (!isApp || !(await page.evaluate('navigator.serviceWorker.getRegistration().then(Boolean)'))) return;
  for (let look = 0; look < 200; look += 1) {
    if (await page.evaluate(`navigator.serviceWorker.controller?.state === 'activated'`)) break;
    await pause(100);
  }
  await pause(1000);
}
