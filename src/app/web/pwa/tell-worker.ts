import type { ToWorker } from './worker-messages.ts';

/** Says something to a service worker; nobody hears it when there is none. */
export function tellWorker(worker: ServiceWorker | null | undefined, message: ToWorker, port?: MessagePort): void {
  worker?.postMessage(message, port ? [port] : []);
}
