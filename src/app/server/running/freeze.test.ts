import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { noticed } from '#app/testing/server/freeze.ts';
import { emptyFolder, removeFolders } from '#app/testing/server/start-main.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { textBurdens } from '#app/testing/world/text-burdens.ts';

/**
 * Nobody may wait this many milliseconds because of another's request. On an idle machine it is 250 (`node bench/freeze.ts`); here other tests run
 * alongside.
 */
const LONGEST = 2000;

describe('nobody waits for what somebody else sends', { timeout: 9 * 60_000 }, () => {
  let server: BuiltServer;
  let client: TestClient;

  beforeAll(async () => {
    server = await startBuiltServer({ DATA_DIR: emptyFolder(), GUEST_AI_LIMIT: '-1' });
    client = new TestClient(server.url);
    await client.must('POST /api/auth/guest');
  });
  afterAll(async () => {
    await server.stop();
    removeFolders();
  });

  it('of texts as long as they may be', async () => {
    for (const burden of await textBurdens(client, { every: 10 })) {
      expect((await noticed(client, burden)).longest, burden.name).toBeLessThan(LONGEST);
    }
  });
});
