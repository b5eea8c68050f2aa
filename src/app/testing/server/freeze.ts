import { watchHealth } from './health-watch.ts';
import type { TestClient } from '../world/test-client.ts';

/** A heavy request within the documented limits, whatever its response. */
export type Burden = { readonly name: string; readonly send: (client: TestClient) => Promise<unknown> };

/** How a burden affected other clients: the longest of their waits, and its own duration, in milliseconds. */
export type Noticed = { readonly name: string; readonly longest: number; readonly took: number };

/** Sends a burden, and measures what a client in another process saw that asked `/healthz` every 50 ms meanwhile. */
export async function noticed(client: TestClient, { name, send }: Burden): Promise<Noticed> {
  const began = performance.now();
  const { answers } = await watchHealth(client.url, async () => {
    try {
      await send(client);
    } catch (error) {
      // On a busy machine a burden may take longer than a client waits; the others' waits count all the same.
      if ((error as Error).name !== 'TimeoutError') throw error;
    }
  });
  return { name, longest: answers.slowest, took: performance.now() - began };
}
