import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** Milliseconds that the coach may take until it can read. */
const AWAKE_WITHIN = 150_000;

/**
 * Has a server read a first text, for which it loads all that reads: on a busy machine that may exceed the timeout of a call or a page, and the first test
 * would pay for it. Where guests are off there is nobody to write it.
 */
export async function wakeCoach(url: string): Promise<void> {
  const client = new TestClient(url);
  if ((await client.send('POST /api/auth/guest')).status === 403) return;
  const deadline = performance.now() + AWAKE_WITHIN;
  for (;;) {
    try {
      await client.must('POST /api/goals', { body: goalBody() });
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}
