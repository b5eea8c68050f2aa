import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { type Noticed, noticed } from '#app/testing/server/freeze.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { textBurdens } from '#app/testing/world/text-burdens.ts';

/**
 * How long others wait for `/healthz` while somebody sends what takes longest to read: `node bench/freeze.ts [every]`, after a build, on an idle
 * machine. Prints the ten longest waits; none may be over 250 ms.
 */
const SHOWN = 10;
const every = Number(process.argv[2] ?? 1);

const folder = mkdtempSync(join(tmpdir(), 'taylr-freeze-'));
const server = await startBuiltServer({ DATA_DIR: folder, GUEST_AI_LIMIT: '-1' });
const found: Noticed[] = [];
try {
  const client = new TestClient(server.url);
  await client.must('POST /api/auth/guest');
  for (const burden of await textBurdens(client, { every })) found.push(await noticed(client, burden));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
const sorted = found.toSorted((a, b) => b.longest - a.longest);
console.log(`${found.length} burdens; ms`);
console.log('longest wait    carried');
for (const { name, longest, took } of sorted.slice(0, SHOWN)) {
  console.log(`${longest.toFixed(0).padStart(12)} ${took.toFixed(0).padStart(10)}  ${name}`);
}
