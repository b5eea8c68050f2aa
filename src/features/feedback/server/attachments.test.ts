import { request as httpRequest } from 'node:http';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ATTACHMENT } from '#core/feedback/feedback.ts';
import { db } from '#server/db/access.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';
import { feedbackMessages } from '../messages.ts';
import { keptName } from './attachment-content.ts';
import { removeOrphans } from './remove-orphans.ts';
import { getRows } from '#app/testing/world/get-rows.ts';
import { PNG, png, sendFile, sendPicture } from './attachments.testing.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

const texts = feedbackMessages.refusals;
type Refusal = { message: string; code: string; issues?: { path: string }[] };

const kept = async () => {
  const [row] = await getRows<{ files: number; pieces: number; bytes: number }>(sql`
    SELECT (SELECT count(*)::int FROM feedback_attachments) AS files, count(*)::int AS pieces,
      coalesce(sum(length(data)), 0)::int AS bytes FROM feedback_attachment_pieces`);
  return row;
};
const nothing = { files: 0, pieces: 0, bytes: 0 };

const bytes = (...list: number[]) => new Uint8Array(list);
const withText = (text: string, ...before: number[]) => new Uint8Array([...before, ...Buffer.from(text)]);
type File = Parameters<typeof sendFile>[1];
const send = (file: File, client = me, query = '') => sendFile(client, file, query);
const sent = (name: string, client = me, query = '') => sendPicture(client, name, query);

const said = { type: 'bug_report', title: 'It does not load', description: 'The page stays empty.' } as const;
const submit = (body: Record<string, unknown>, client = me) => client.send('POST /api/feedback', { body });

describe('a file', () => {
  it.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
    ['photo.jpg', 'image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 1)],
    ['photo.JPEG', 'image/jpg', bytes(0xff, 0xd8, 0xff, 0xe0, 1)],
    ['screen.png', 'image/png', png],
    ['loop.gif', 'image/gif', withText('GIF89a.')],
    ['loop.gif', 'image/gif', withText('GIF87a.')],
    ['photo.webp', 'image/webp', withText('RIFFxxxxWEBPVP8 ')],
    ['page.pdf', 'application/pdf', withText('%PDF-1.7 …')],
    ['notes.txt', 'text/plain', 'It failed at nine – twice.\n\tThen it worked.'],
    ['notes.log', 'text/plain; charset=utf-8', '\u001b[31mError\u001b[0m'],
    ['state.json', 'application/json', '{"a": [1, 2]}'],
  ])('%s of type %s is taken and kept as it is', async (name, type, content) => {
    const { status, body } = await send({ name, type, content });
    expect([status, body]).toEqual([201, expect.objectContaining({ name, isScreenshot: false })]);
    const size = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
    expect(await kept()).toEqual({ files: 1, pieces: 1, bytes: size });
  });

  it.each<[string, string, string, string | Uint8Array<ArrayBuffer>]>([
    ['is none of the types', 'film.mp4', 'video/mp4', 'x'],
    ['is a page', 'page.html', 'text/html', '<script>alert(1)</script>'],
    ['is a drawing that can run scripts', 'drawing.svg', 'image/svg+xml', '<svg/>'],
    ['calls itself a picture and is text', 'screen.png', 'image/png', 'not a picture'],
    ['calls itself a picture and is another', 'screen.png', 'image/png', bytes(0xff, 0xd8, 0xff)],
    ['calls itself text and is a picture', 'notes.txt', 'text/plain', png],
    ['calls itself text and is a PDF', 'notes.txt', 'text/plain', '%PDF-1.7'],
    ['calls itself text and has NULs in it', 'notes.txt', 'text/plain', 'a\u0000b'],
    ['calls itself text and is in no alphabet', 'notes.txt', 'text/plain', bytes(0x61, 0xff, 0xfe)],
    ['calls itself JSON and is none', 'state.json', 'application/json', '{"a":'],
    ['has the ending of another type', 'screen.exe', 'image/png', png],
    ['has no ending', 'screen', 'image/png', png],
    ['is a GIF in its first four letters only', 'loop.gif', 'image/gif', 'GIF8'],
  ])('that %s is refused', async (_why, name, type, content) => {
    const { status, body } = await send({ name, type, content });
    expect([status, body]).toEqual([
      415,
      { code: 'UNSUPPORTED_TYPE', message: `${name} is not a supported file type` },
    ]);
    expect(await kept()).toEqual(nothing);
  });

  it('of more than 10 MB is refused', async () => {
    const more = new Uint8Array(ATTACHMENT.maxBytes + 1);
    more.set(PNG);
    const { status, body } = await send({ name: 'more.png', type: 'image/png', content: more });
    expect([status, body]).toEqual([413, { code: 'TOO_LARGE', message: 'more.png exceeds 10MB limit' }]);
    expect(await kept()).toEqual(nothing);
  });

  it('that is empty, or not there, is refused', async () => {
    const empty = await send({ name: 'empty.txt', type: 'text/plain', content: '' });
    expect([empty.status, (empty.body as Refusal).issues]).toEqual([
      422,
      [{ path: 'body.file', message: 'empty.txt is empty' }],
    ]);
    const form = new FormData();
    const none = await me.raw('/api/feedback/attachments', { method: 'POST', body: form });
    expect([none.status, ((await none.json()) as Refusal).message]).toEqual([422, texts.missing]);
  });

  it('cut off in the middle leaves nothing behind, and the next one is taken', async () => {
    const broken = new Promise<void>((resolve) => {
      const sending = httpRequest(new URL('/api/feedback/attachments', me.url), {
        method: 'POST',
        headers: {
          cookie: [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 100_000,
        },
      });
      sending.on('error', () => resolve());
      sending.write(
        Buffer.concat([
          Buffer.from(
            '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
          ),
          png,
          Buffer.alloc(50_000),
        ]),
        () => setTimeout(() => sending.destroy(new Error('gone')), 20),
      );
    });
    await broken;
    expect((await send({ name: 'b.png', type: 'image/png', content: png })).status).toBe(201);
    expect(await kept()).toMatchObject({ files: 1, bytes: png.length });
  });

  it.each(['text/plain', 'application/json', 'multipart/form-data', 'multipart/mixed; boundary=x'])(
    'is refused as %s',
    async (type) => {
      const response = await me.raw('/api/feedback/attachments', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{}',
      });
      expect([response.status, ((await response.json()) as Refusal).code]).toEqual([415, 'UNSUPPORTED_TYPE']);
    },
  );

  it('is as many and as large as a day takes, for each user', async () => {
    const fill = (count: number, size: number) =>
      db().execute(sql`INSERT INTO feedback_attachments (id, user_id, name, type, size, created_at)
        SELECT gen_random_uuid(), id, 'x.png', 'image/png', ${size}::int, ${clock.now.toISOString()}::timestamptz
        FROM users, generate_series(1, ${count}::int)
        WHERE id = ${myId}`);
    const { id: myId } = await me.must('GET /api/auth/user');
    await fill(19, 10);
    await sent('last.png');
    const refused = await send({ name: 'x.png', type: 'image/png', content: png });
    expect([refused.status, (refused.body as Refusal).message]).toEqual([409, texts.filesToday]);
    await sent('theirs.png', them);
    clock.set('2026-03-05T12:00:00Z');
    await sent('tomorrow.png');
    await fill(1, ATTACHMENT.bytesPerDay);
    expect((await send({ name: 'x.png', type: 'image/png', content: png })).status).toBe(409);
    await db().execute(
      sql`UPDATE feedback_attachments SET size = ${ATTACHMENT.bytesPerDayOfAll} WHERE name = 'tomorrow.png'`,
    );
    const full = await send({ name: 'x.png', type: 'image/png', content: png }, them);
    expect([full.status, (full.body as Refusal).message]).toEqual([503, texts.full]);
  });

  it('can be taken back before it belongs to something, by its sender alone', async () => {
    const { id } = await sent('screen.png');
    const takeBack = (client: TestClient) =>
      client.send('DELETE /api/feedback/attachments/:attachmentId', { params: { attachmentId: id } });
    expect((await takeBack(them)).status).toBe(404);
    expect((await takeBack(me)).status).toBe(200);
    expect((await takeBack(me)).status).toBe(404);
    expect(await kept()).toEqual(nothing);
    const used = await sent('used.png');
    await submit({ ...said, attachments: [{ attachmentId: used.id }] });
    const params = { attachmentId: used.id };
    expect((await me.send('DELETE /api/feedback/attachments/:attachmentId', { params })).status).toBe(404);
  });

  it('without feedback goes after a day', async () => {
    await sent('orphan.png');
    const used = await sent('used.png');
    await submit({ ...said, attachments: [{ attachmentId: used.id }] });
    clock.set('2026-03-05T12:00:00Z');
    expect(await removeOrphans(clock.now)).toBe(0);
    clock.set('2026-03-05T12:00:01Z');
    expect(await removeOrphans(clock.now)).toBe(1);
    expect(await getRows(sql`SELECT name FROM feedback_attachments`)).toEqual([{ name: 'used.png' }]);
    expect((await kept())?.pieces).toBe(1);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\secrets\\a.png', 'a.png'],
    ['a,b.png', 'a b.png'],
    // Turned round by its mark this would read 'gnp.exe'.
    ['\u202egnp.exe', 'gnp.exe'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
    ['', 'file'],
  ])('called %j is kept as %s', (given, name) => {
    expect(keptName(given)).toBe(name);
  });
});
