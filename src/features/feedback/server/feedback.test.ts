import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';
import { feedbackMessages } from '../messages.ts';
import { getRows } from '#app/testing/world/get-rows.ts';
import { sendPicture } from './attachments.testing.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

const texts = feedbackMessages.refusals;

const sent = (name: string, client = me, query = '') => sendPicture(client, name, query);

const said = { type: 'bug_report', title: 'It does not load', description: 'The page stays empty.' } as const;
const submit = (body: Record<string, unknown>, client = me) => client.send('POST /api/feedback', { body });
const own = (client = me) => client.must('GET /api/feedback');

describe('feedback', () => {
  it('is kept with all that was sent along, and listed for its sender alone', async () => {
    const [first, second] = [await sent('one.png'), await sent('two.png', me, '?screenshot=true')];
    const details = {
      currentPage: '/goals',
      userAgent: 'Mozilla/5.0',
      screenResolution: '1920x1080',
      browserLogs: { timestamp: '2026-03-04T12:00:00Z', userAgent: 'Mozilla/5.0', url: '/goals', consoleErrors: ['x'] },
      systemInfo: { viewport: '1280x860', screen: '1920x1080', colorDepth: 24, timezone: 'UTC', language: 'en-GB' },
    };
    const bug = { reproductionSteps: 'Open it.', expectedBehavior: 'A page', actualBehavior: 'Nothing' };
    const body = { ...said, ...bug, ...details, attachedFiles: 'one.png,two.png' };
    const attachments = [second, first].map(({ id }) => ({ attachmentId: id }));
    const answer = await submit({ ...body, attachments });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      ...said,
      priority: 'medium',
      status: 'new',
      aiAccessible: true,
      attachedFiles: 'two.png,one.png',
      createdAt: '2026-03-04T12:00:00.000Z',
      resolution: null,
      resolvedAt: null,
      attachments: [
        { id: second.id, name: 'two.png', type: 'image/png', size: 11, isScreenshot: true },
        { id: first.id, name: 'one.png', type: 'image/png', size: 11, isScreenshot: false },
      ],
    });
    expect(await own()).toMatchObject([{ title: said.title, attachedFiles: 'two.png,one.png' }]);
    expect(await own(them)).toEqual([]);
    const [row] = await getRows<Record<string, unknown>>(sql`SELECT * FROM feedback_submissions`);
    expect(row).toMatchObject({
      current_page: '/goals',
      system_info: details.systemInfo,
      browser_logs: details.browserLogs,
    });
  });

  it('needs nothing but its type, title and description', async () => {
    const plain = { type: 'general_feedback', title: 'Lovely', description: 'I like it a lot.' };
    expect(await submit({ ...plain, priority: 'low', aiAccessible: false })).toMatchObject({
      status: 201,
      body: { ...plain, priority: 'low', aiAccessible: false, attachments: [], attachedFiles: null },
    });
  });

  it.each([
    ['title', { title: ' 1234 ' }, 'Title must be at least 5 characters'],
    ['title', { title: 'x'.repeat(201) }, 'At most 200 characters'],
    ['description', { description: '123456789  ' }, 'Description must be at least 10 characters'],
    ['description', { description: 'x'.repeat(10_001) }, 'At most 10,000 characters'],
  ])('is refused by its %s: %j', async (path, change, message) => {
    const { status, body } = await submit({ ...said, ...change });
    expect([status, body]).toEqual([422, { code: 'INVALID', message, issues: [{ path: `body.${path}`, message }] }]);
    expect(await own()).toEqual([]);
  });

  it.each([
    [{ title: '12345', description: '1234567890' }],
    [{ title: 'x'.repeat(200), description: 'x'.repeat(10_000) }],
  ])('passes at its limits', async (change) => {
    expect((await submit({ ...said, ...change })).status).toBe(201);
  });

  it.each([{ type: 'praise' }, { priority: 'urgent' }, { type: undefined }])('is refused with %j', async (change) => {
    expect((await submit({ ...said, ...change })).status).toBe(422);
  });

  it('takes only files of one’s own that belong to nothing yet, or none at all', async () => {
    const [mine, theirs] = [await sent('mine.png'), await sent('theirs.png', them)];
    const ids = (...list: { id: string }[]) => list.map(({ id }) => ({ attachmentId: id }));
    const foreign = await submit({ ...said, attachments: ids(mine, theirs) });
    expect([foreign.status, foreign.body]).toEqual([404, { code: 'NOT_FOUND', message: texts.attachmentNotFound }]);
    expect(await own()).toEqual([]);
    expect((await submit({ ...said, attachments: ids(mine, mine) })).status).toBe(201);
    expect((await submit({ ...said, attachments: ids(mine) })).status).toBe(404);
    const six = Array.from({ length: 6 }, () => ({ attachmentId: mine.id }));
    expect((await submit({ ...said, attachments: six })).status).toBe(422);
  });

  it('comes once, however often it is sent under its key', async () => {
    const { id } = await sent('mine.png');
    const body = { ...said, attachments: [{ attachmentId: id }] };
    const idempotencyKey = crypto.randomUUID();
    const answers = [];
    for (let time = 0; time < 2; time += 1) answers.push(await me.send('POST /api/feedback', { body, idempotencyKey }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await own()).length).toBe(1);
  });

  it('is taken twenty times a day', async () => {
    for (let time = 0; time < 20; time += 1) expect((await submit(said)).status).toBe(201);
    expect(await submit(said)).toMatchObject({ status: 409, body: { message: texts.tooManyToday } });
    expect((await submit(said, them)).status).toBe(201);
    clock.set('2026-03-05T12:00:00Z');
    expect((await submit(said)).status).toBe(201);
  });
});
