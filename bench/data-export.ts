import { randomUUIDv7 } from 'node:crypto';
import { addDays, type CalendarDay, calendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { OWN_DATA } from '#core/data-export/data-export.ts';
import { createApp } from '#app/server/app.ts';
import { useDatabase as takeDatabase } from '#server/db/access.ts';
import { openEmbedded, openPostgres } from '#server/db/opening/open.ts';
import { readSettings } from '#server/env.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

const YEARS = 10;
const IDENTITIES = 4;
const HABITS = 5;

/** The export of a ten-year user with four identities of five habits each and a check-in every day. */
function tenYears(today: CalendarDay): string {
  const at = `${today}T08:00:00.000Z`;
  const goal = { id: randomUUIDv7(), description: 'Get fit enough to climb the stairs', currentLevel: 'some_progress' };
  const more = { currentFrictions: 'No time in the evenings', status: 'active', safetyLabel: 'none', domain: null };
  const file = {
    format: OWN_DATA.format,
    version: OWN_DATA.version,
    goals: [{ ...goal, ...more, completedAt: null, archivedAt: null, createdAt: at }],
    identities: [] as object[],
    plans: [] as object[],
    checkIns: [] as object[],
    reviews: [],
    pauses: [],
    conversations: [],
    memories: [],
  };
  for (let index = 0; index < IDENTITIES; index += 1) {
    const identityId = randomUUIDv7();
    const about = { name: `Identity ${index + 1}`, description: '', isActive: true, archivedAt: null, createdAt: at };
    file.identities.push({ id: identityId, goalId: goal.id, ...about, schedule: null });
    const series = Array.from({ length: HABITS }, () => randomUUIDv7());
    for (let week = 0; week < YEARS * 52; week += 1) {
      const from = addDays(today, -7 * (week + 1));
      const span = {
        weekStartDate: from,
        weekEndDate: addDays(from, 6),
        activeFrom: from,
        activeUntil: addDays(from, 6),
      };
      const kind = {
        weekStartDay: 'sunday',
        weekType: 'full',
        difficultyRating: 'easy',
        status: 'active',
        isActive: true,
      };
      const habits = series.map((seriesId, order) => ({
        id: randomUUIDv7(),
        seriesId,
        templateId: null,
        description: `Walk for ${order + 5} minutes`,
        implementationIntention:
          'When I finish lunch, at the door, I will put my shoes on. If it rains, I march indoors.',
        targetFrequency: 7 - order,
        difficulty: 'easy',
        habitType: 'core',
        order,
        countsFrom: from,
      }));
      file.plans.push({ id: randomUUIDv7(), identityId, ...span, ...kind, createdAt: at, habits });
      for (const date of daysFromTo(from, addDays(from, 6))) {
        const when = { createdAt: `${date}T18:00:00.000Z`, updatedAt: `${date}T18:00:00.000Z` };
        const completions = habits.map(({ id }, order) => ({
          habitId: id,
          completed: (week + order) % 3 > 0,
          notes: null,
        }));
        file.checkIns.push({
          id: randomUUIDv7(),
          identityId,
          date,
          timeZone: 'UTC',
          type: 'manual',
          notes: null,
          ...when,
          completions,
        });
      }
    }
  }
  return JSON.stringify(file);
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - start), result };
}

/** Milliseconds to preview, import and export ten years of twenty habits. */
const url = process.env.DATABASE_URL;
const database = url ? await openPostgres(url) : await openEmbedded(null);
takeDatabase(database.database);
const settings = readSettings({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
const app = await createApp({ settings, now: () => new Date() });
const client = new TestClient(await app.listen({ port: 0, host: '127.0.0.1' }), 'UTC');
await client.must('POST /api/auth/guest');
const today = calendarDay(new Date().toISOString().slice(0, 10));
const body = new TextEncoder().encode(tenYears(today));
const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const send = (path: string) =>
  fetch(new URL(path, client.url), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream', 'x-time-zone': 'UTC' },
    body,
  }).then(async (response) => ({ status: response.status, body: (await response.json()) as { counts?: unknown } }));
const preview = await timed(() => send('/api/own-data/import/preview'));
const imported = await timed(() => send('/api/own-data/import'));
const again = await timed(() => send('/api/own-data/import'));
const exported = await timed(async () => (await client.raw('/api/own-data/export.json')).text());
const bootstrap = await timed(() => client.must('GET /api/bootstrap'));
console.log(
  JSON.stringify({
    database: database.kind,
    fileMB: Math.round(body.length / 104_857.6) / 10,
    statuses: [preview.result.status, imported.result.status, again.result.status],
    previewMs: preview.ms,
    importMs: imported.ms,
    importAgainMs: again.ms,
    exportMs: exported.ms,
    exportMB: Math.round(exported.result.length / 104_857.6) / 10,
    bootstrapMs: bootstrap.ms,
    peakMiB: Math.round(process.resourceUsage().maxRSS / 1024),
    counts: imported.result.body.counts,
  }),
);
await app.close();
await database.close();
