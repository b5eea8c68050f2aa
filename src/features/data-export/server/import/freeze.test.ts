import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { watchHealth } from '#app/testing/server/health-watch.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** The most milliseconds anyone may wait while another user's file is read; on an idle machine it is under 250. */
const LIMIT = 2000;

let server: BuiltServer;
const folder = mkdtempSync(join(tmpdir(), 'taylr-freeze-'));

beforeAll(async () => {
  server = await startBuiltServer({ DATA_DIR: folder });
}, 240_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const MB = 2 ** 20;

/** Sends a file, however long it takes: on a busy machine that is minutes. Answers the status. */
async function send(client: TestClient, call: 'preview' | 'import', content: string | Uint8Array<ArrayBuffer>) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(`/api/own-data/import${call === 'preview' ? '/preview' : ''}`, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie },
    body: content,
  });
  await response.text();
  return response.status;
}

const packed = (text: string | Uint8Array) => new Uint8Array(gzipSync(text, { level: 9 })) as Uint8Array<ArrayBuffer>;
const zipped = (files: Parameters<typeof zipSync>[0]) =>
  new Uint8Array(zipSync(files, { level: 9 })) as Uint8Array<ArrayBuffer>;
const days = (count: number) =>
  Array.from({ length: count }, (_none, back) => addDays(calendarDay('2026-02-28'), -back));
const csv = (habits: number, span: number) =>
  [
    'date,habit,done,note',
    ...days(span).flatMap((day) =>
      Array.from({ length: habits }, (_none, at) => `${day},Habit number ${at},yes,Went well`),
    ),
  ].join('\n');

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const goal = (at: number, text: string) => ({
  id: id(at),
  description: text,
  currentLevel: 'some_progress',
  currentFrictions: text,
  status: 'active',
  safetyLabel: 'none',
  domain: null,
  completedAt: null,
  archivedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const file = (records: object) =>
  JSON.stringify({
    format: 'taylr-own-data',
    version: 1,
    goals: [],
    identities: [],
    plans: [],
    checkIns: [],
    reviews: [],
    pauses: [],
    conversations: [],
    memories: [],
    ...records,
  });
const TEXT = 'I want to run a little further every week, but I never feel like leaving the house after work & dinner. ';

/** Honest files and hostile ones, each with the status that it is answered with. */
const FILES: readonly [string, () => string | Uint8Array<ArrayBuffer>, number][] = [
  ['3 MB of CSV', () => csv(200, 400), 200],
  ['three years of twenty habits', () => csv(20, 1096), 200],
  [
    '2,000 long goals',
    () => file({ goals: Array.from({ length: 2000 }, (_none, at) => goal(at, TEXT.repeat(20).slice(0, 2000))) }),
    200,
  ],
  [
    '60 kB that unpack to 64 MB of CSV',
    () => packed(`date,habit,done\n${'2026-02-09,a,yes\n'.repeat(3_900_000)}`),
    422,
  ],
  [
    '60 kB that unpack to 60 MB of lists',
    () => packed(`{"format":"taylr-own-data","version":1,"goals":[${'[],'.repeat(20_000_000)}[]]}`),
    422,
  ],
  ['300 kB that unpack to 300 MB', () => packed(new Uint8Array(300 * MB)), 422],
  [
    'an archive of archives that says it is small',
    () => zipped({ 'habits.json': strToU8(`{"habits":[${'{},'.repeat(10_000_000)}{}]}`) }),
    422,
  ],
];

it.each(FILES)('%s hold nobody up', { timeout: 300_000 }, async (name, make, status) => {
  const client = new TestClient(server.url);
  await client.must('POST /api/auth/guest');
  const content = make();
  for (const call of ['preview', 'import'] as const) {
    const begun = performance.now();
    const { result, answers } = await watchHealth(server.url, () => send(client, call, content));
    const took = Math.round(performance.now() - begun);
    console.log(`${name}, ${call}: ${took} ms; the slowest of ${answers.count} answers took ${answers.slowest} ms`);
    expect({ name, status: result }).toEqual({ name, status });
    expect(answers.slowest).toBeLessThan(LIMIT);
  }
});
