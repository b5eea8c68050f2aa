import { HOUR } from '#core/calendar/durations.ts';
import { tellWorker } from './tell-worker.ts';

/** Milliseconds for a worker to report its build; one that does not answer counts as another build. */
const ANSWER_WITHIN = 3000;

/** The build of this page; its own worker reports the same name. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}

function getBuild(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(String(data)));
    port1.start();
    setTimeout(resolve, ANSWER_WITHIN, null);
    tellWorker(worker, { type: 'which-build' }, port2);
  });
}

type Watching = {
  /** Whether a newer version than this page is available. */
  onOffer: (isThere: boolean) => void;
  /** Loads the page anew, keeping what is being typed. */
  reload: () => void;
};

/**
 * Keeps a registration up to date: checks for a newer worker now, and hourly while the page is visible. A worker of this page's build takes over silently;
 * a newer one is offered. `accept` activates it and reloads all open tabs, once.
 */
export class AppUpdates {
  private readonly registration: ServiceWorkerRegistration;
  private readonly watching: Watching;
  private readonly channel = new BroadcastChannel('taylr-update');
  private readonly ended = new AbortController();
  private lastLook = 0;
  private isWanted = false;

  constructor(registration: ServiceWorkerRegistration, watching: Watching) {
    this.registration = registration;
    this.watching = watching;
    const { signal } = this.ended;
    const lookWhenSeen = () => this.lookWhenSeen();
    registration.addEventListener('updatefound', () => this.follow(), { signal });
    navigator.serviceWorker.addEventListener('controllerchange', () => void this.onTakenOver(), { signal });
    document.addEventListener('visibilitychange', lookWhenSeen, { signal });
    this.channel.addEventListener('message', () => this.want());
    const timer = setInterval(lookWhenSeen, HOUR / 4);
    signal.addEventListener('abort', () => clearInterval(timer));
    this.follow();
    void this.consider();
    this.look();
  }

  /** Takes the newer version, here and in all other tabs. */
  accept(): void {
    // A channel is same-origin: it takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.channel.postMessage('reload');
    this.want();
    tellWorker(this.registration.waiting, { type: 'take-over' });
  }

  stop(): void {
    this.ended.abort();
    this.channel.close();
  }

  private look(): void {
    this.lastLook = performance.now();
    // Without a network there is no update; the next check retries.
    this.registration.update().catch(() => undefined);
  }

  private lookWhenSeen(): void {
    if (document.visibilityState === 'visible' && performance.now() - this.lastLook >= HOUR) this.look();
  }

  /** A worker that is being installed may be a newer one. */
  private follow(): void {
    const found = this.registration.installing;
    found?.addEventListener('statechange', () => void (found.state === 'installed' && this.consider()));
  }

  private async consider(): Promise<void> {
    const { waiting } = this.registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    if ((await getBuild(waiting)) === ownBuild()) tellWorker(waiting, { type: 'take-over' });
    else this.watching.onOffer(true);
  }

  private async onTakenOver(): Promise<void> {
    const { controller } = navigator.serviceWorker;
    if (this.isWanted) this.reloadOnce();
    // A tab of a newer build activated its worker: this page is outdated now.
    else if (controller) this.watching.onOffer((await getBuild(controller)) !== ownBuild());
  }

  private want(): void {
    this.isWanted = true;
    if (!this.registration.waiting) this.reloadOnce();
  }

  private reloadOnce(): void {
    this.isWanted = false;
    this.watching.reload();
  }
}
