import { appWorker } from './app-worker.ts';
import { getPlatform } from '#web/device/platform.ts';
import { tellWorker } from './tell-worker.ts';
import type { ToWorker } from './worker-messages.ts';

const COUNT = 'taylr-badge-count';
const AT = 'taylr-badge-at';

/** True where launchers count notifications, and pages cannot set a number. */
export const hasAndroidBadge = () => getPlatform(navigator) === 'android';

async function viaWorker(message: ToWorker): Promise<void> {
  tellWorker((await appWorker())?.active, message);
}

function keep(count: number): void {
  try {
    localStorage.setItem(COUNT, String(count));
    localStorage.setItem(AT, String(Math.round(performance.timeOrigin + performance.now())));
  } catch {
    // Storage is forbidden: the title and the worker have the count all the same.
  }
}

let prefix = '';
let titles: MutationObserver | undefined;

/** `(3) Goals · Taylr`, also when a page changes its title. */
function prefixTitle(count: number): void {
  prefix = count > 0 ? `(${count}) ` : '';
  const wanted = () => prefix + document.title.replace(/^\(\d+\) /, '');
  const write = () => {
    if (document.title !== wanted()) document.title = wanted();
  };
  const title = document.querySelector('title');
  if (title && !titles) {
    titles = new MutationObserver(write);
    titles.observe(title, { childList: true });
  }
  write();
}

async function showOnAndroid(count: number, isTest: boolean): Promise<void> {
  keep(count);
  prefixTitle(count);
  await viaWorker(count > 0 ? { type: 'set-android-badge', count, isTest } : { type: 'clear-android-badge' });
}

/**
 * Shows the number of unread notifications on the app's icon; 0 clears it. Uses the Badging API if available, else the service worker; on Android the
 * title, and the notifications on display. Never throws: a missing badge is not worth an error message.
 */
export async function showBadge(total: number, { isTest = false } = {}): Promise<void> {
  const icon = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  try {
    if (hasAndroidBadge()) await showOnAndroid(total, isTest);
    else if (icon.setAppBadge) await (total > 0 ? icon.setAppBadge(total) : icon.clearAppBadge?.());
    else await viaWorker(total > 0 ? { type: 'set-badge', count: total } : { type: 'clear-badge' });
  } catch (error) {
    console.info('The badge could not be shown', error);
  }
}
