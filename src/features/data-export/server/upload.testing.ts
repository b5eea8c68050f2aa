import type { CalendarDay, Weekday } from '#core/calendar/calendar.ts';
import type { randomFrom } from '#core/properties.testing.ts';
import { renewBrief } from '#features/progress/server/brief/keep-brief.ts';
import { insertRandomAccount } from '#features/progress/server/random-account.testing.ts';
import type { ImportPreview } from '../contract.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { DataExportFile } from './data-export-file.ts';

type Choices = { [name in 'goalId' | 'identityId' | 'leftOut' | 'person']?: string } & {
  conflicts?: 'mine' | 'theirs';
};
type Upload = { status: number; body: ImportPreview & { message?: string; code?: string } };

/** Sends a file to a call as a browser does. */
export async function upload(
  client: TestClient,
  call: 'preview' | 'import',
  file: string | Uint8Array<ArrayBuffer> | object,
  choices: Choices = {},
): Promise<Upload> {
  const path = call === 'preview' ? '/api/own-data/import/preview' : '/api/own-data/import';
  const isText = typeof file === 'string' || file instanceof Uint8Array;
  const response = await client.raw(`${path}?${new URLSearchParams(choices as Record<string, string>).toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: isText ? (file as string) : JSON.stringify(file),
  });
  return { status: response.status, body: (await response.json()) as Upload['body'] };
}

/** Imports a file; fails if it is refused. */
export async function mustImport(...args: [client: TestClient, file: Parameters<typeof upload>[2], choices?: Choices]) {
  const [client, file, choices] = args;
  const { status, body } = await upload(client, 'import', file, choices);
  if (status >= 300) throw new Error(`import: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Gives a user a random history, and keeps what the first note of the week would of the weeks before. */
export async function liveAtRandom(
  client: TestClient,
  drawn: { today: CalendarDay; weekStart: Weekday; random: ReturnType<typeof randomFrom> },
): Promise<void> {
  await client.must('PATCH /api/user/preferences', { body: { weekStartDay: drawn.weekStart } });
  const { id: userId } = (await client.must('GET /api/bootstrap')).user;
  const { plans } = await insertRandomAccount({ userId, ...drawn });
  for (const identityId of new Set(plans.map((plan) => plan.identityId))) {
    await renewBrief({ userId, identityId }, drawn.today);
  }
}

/** A user's file, parsed as published. */
export async function exported(client: TestClient): Promise<DataExportFile> {
  return DataExportFile.parse((await client.send('GET /api/own-data/export.json')).body);
}

type Completion = DataExportFile['checkIns'][number]['completions'][number];

function getState({ completed, isKeptSoFar, skipped }: Completion): string {
  if (skipped) return 'skipped';
  if (isKeptSoFar) return 'kept';
  return completed ? 'yes' : 'no';
}

/** The imported entries, day by day: `Meditate yes: Calm`, `Read no 12.5 pages`, `Run skipped: Ill`. */
export async function sayings(client: TestClient): Promise<Record<string, string[]>> {
  const { plans, checkIns } = await exported(client);
  const habits = new Map(plans.flatMap((plan) => plan.habits.map((habit) => [habit.id, habit] as const)));
  const byDate = Object.groupBy(checkIns, ({ date }) => date);
  return Object.fromEntries(
    Object.entries(byDate).map(([date, ofDay = []]) => [
      date,
      ofDay
        .flatMap(({ completions }) => completions)
        .map((completion) => {
          const { habitId, amount, notes } = completion;
          const habit = habits.get(habitId);
          const said = [habit?.description, getState(completion), amount, amount !== null && habit?.measure?.unit];
          const words = said.filter((word) => typeof word === 'string' || typeof word === 'number').join(' ');
          return notes ? `${words}: ${notes}` : words;
        })
        .toSorted(),
    ]),
  );
}

/** Everything that the screens of an account show, ids taken out: two accounts that look alike answer the same. */
export async function everyScreen(client: TestClient): Promise<unknown> {
  const { user: _who, aiUsage: _usage, ...bootstrap } = await client.must('GET /api/bootstrap');
  const stats = [];
  for (const period of ['week', 'month', 'year', 'all'] as const) {
    stats.push(await client.must('GET /api/progress/stats', { query: { period } }));
  }
  const evidence = [];
  for (const { id } of bootstrap.identities) {
    evidence.push((await client.send('GET /api/identities/:id/evidence', { params: { id } })).body);
  }
  const shown = {
    bootstrap,
    stats,
    evidence,
    preferences: await client.must('GET /api/user/preferences'),
    pauses: await client.must('GET /api/pauses'),
    conversations: await client.must('GET /api/chat/conversations'),
  };
  return withoutIds(shown);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function withoutIds(value: unknown): unknown {
  if (typeof value === 'string') return UUID.test(value) ? 'id' : value;
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.replace(UUID, 'id'), withoutIds(part)]));
}
