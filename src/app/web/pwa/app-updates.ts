import { HOUR } from '#core/calendar/durations.ts';
import { tellWorker } from './tell-worker.ts';

/** Milliseconds that a worker has to say of which build it is; one that never does is of another. */
const ANSWER_WITHIN = 3000;

/** The build that this page is of; the worker of the same build carries the same name. */
function ownBuild(): string {
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
  /** A newer version than this page is there, or no longer. */
  onOffer: (isThere: boolean) => void;
  /** Loads the page anew, keeping what is being typed. */
  reload: () => void;
};

/**
 * Keeps a registration up to date: looks for a newer worker now, and hourly while the page is seen. One of the build that this page is of already
 * takes over in silence; a newer one is offered. `accept` lets it take over and loads all open tabs anew, once.
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
    // A channel of our own origin: there is no other one to name.
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
    // Without a network there is nothing newer; the next look asks again.
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
    // Another tab, of a newer build, let its worker begin: this page is the old one now.
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
