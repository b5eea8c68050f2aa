import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ATTACHMENT } from '#core/feedback/feedback.ts';
import { db } from '#server/db/access.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

it('takes a file of 10 MB whole, and none that is a byte larger, however the bytes arrive', async () => {
  const client = await (await freshServer()).guest();
  const send = async (name: string, size: number) => {
    const content = new Uint8Array(size).map((_byte, at) => at % 251);
    content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return client.upload('/api/feedback/attachments', { name, type: 'image/png', content });
  };
  expect(await send('whole.png', ATTACHMENT.maxBytes)).toMatchObject({ status: 201, body: { size: 10_485_760 } });
  for (const more of [1, 1, 1, 2, 64_000]) {
    expect((await send('more.png', ATTACHMENT.maxBytes + more)).status).toBe(413);
  }
  const kept = await db().execute(sql`
    SELECT count(*)::int AS pieces, sum(length(data))::int AS bytes, sum(get_byte(data, 9))::int AS tenth
    FROM feedback_attachment_pieces`);
  const tenth = Array.from({ length: 10 }, (_none, place) => (place * 1024 * 1024 + 9) % 251);
  expect((kept as unknown as { rows: unknown[] }).rows).toEqual([
    { pieces: 10, bytes: 10_485_760, tenth: tenth.reduce((sum, byte) => sum + byte, 0) },
  ]);
});
