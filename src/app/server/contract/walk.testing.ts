import { beforeAll, beforeEach, expect } from 'vitest';
import type { z } from 'zod';
import { ErrorBody } from '#contract/error.ts';
import type { Asker } from '#app/testing/world/access-table.ts';
import { anAccount } from '#app/testing/world/an-account.ts';
import { type Call, calls, getExample, getFields } from '#app/testing/world/contract-fields.ts';
import { getWorld } from '#app/testing/world/contract-world.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

// The features' own tests cover what admins do: here every user asks about their own data.
export const everybodys = calls.filter((call) => call.route.access !== 'admin');
export const withBody = everybodys.filter((call) => call.route.body);
export const withIds = everybodys.filter((call) => call.ids.length > 0);

/** A call that may carry the id of whoever asks: another one is refused. */
export const namesTheAsker = ({ route }: Call) =>
  getFields(route.body as z.ZodType).some(({ path }) => path.join() === 'userId');

let url: string;
let server: Promise<string> | null = null;
export let me: TestClient;
export let them: TestClient;
export let askers: Record<Asker, TestClient>;
export let mine: Record<string, string>;
export let theirs: Record<string, string>;
/** True when a call may have changed something: only then the next test needs a world of its own. */
let isChanged = true;

type Asked = { status: number; body: unknown; error: ErrorBody | null };

/** Sends anything to a call, and checks what must hold for every response. */
export async function ask(
  client: TestClient,
  call: Call,
  { ids = mine, text, type = 'application/json' }: { ids?: Record<string, string>; text?: string; type?: string } = {},
): Promise<Asked> {
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => {
    const kind = call.ids.find((id) => id.name === name)?.kind ?? name;
    return encodeURIComponent(ids[kind] as string);
  });
  const response = await client.raw(path, {
    method: call.method,
    headers: text === undefined ? {} : { 'content-type': type },
    body: text,
  });
  isChanged ||= call.method !== 'GET' && response.status < 400;
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const answer = await response.text();
  const body: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(answer) : answer;
  if (response.status < 400) return { status: response.status, body, error: null };
  const error = ErrorBody.strict().parse(body);
  expect(answer).not.toMatch(/\bat \/|node_modules|select |insert into|syntax error/i);
  return { status: response.status, body, error };
}

export const askWith = (client: TestClient, call: Call, body: unknown, ids = mine) =>
  ask(client, call, { ids, ...(body !== undefined && { text: JSON.stringify(body) }) });

export const validBody = (call: Call, ids = mine) => (call.route.body ? getExample(call.route.body, ids) : undefined);

/** Two users who each own one of everything, and all who may ask; made anew only after a call that may have changed something. */
export function inAWorld(): void {
  beforeAll(() => {
    isChanged = true;
  });
  beforeEach(async () => {
    if (isChanged) await newWorld();
  });
}

/** Marks the world as changed, for calls where that cannot be detected. */
export function changeWorld(): void {
  isChanged = true;
}

async function newWorld(): Promise<void> {
  await freshServer();
  // Without the guests' limit, so that hundreds of coach calls are not refused because of it.
  server ??= startServer({
    PUSH_HOSTS: '127.0.0.1',
    WEBHOOK_PRIVATE: 'on',
    GUEST_AI_LIMIT: '-1',
    ADMIN_EMAILS: 'admin@example.org',
  });
  url = await server;
  me = new TestClient(url);
  them = new TestClient(url);
  mine = await getWorld(me);
  theirs = await getWorld(them);
  askers = {
    nobody: new TestClient(url),
    forger: new TestClient(url),
    stranger: await anAccount(url),
    guest: them,
    admin: await anAccount(url, { email: 'admin@example.org' }),
  };
  askers.forger.cookies.set('taylr', 'made-up');
  isChanged = false;
}
