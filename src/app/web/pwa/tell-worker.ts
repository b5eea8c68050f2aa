import type { ToWorker } from './worker-messages.ts';

/** Posts a message to a service worker; does nothing when there is none. */
export function tellWorker(worker: ServiceWorker | null | undefined, message: ToWorker, port?: MessagePort): void {
  worker?.postMessage(message, port ? [port] : []);
}
