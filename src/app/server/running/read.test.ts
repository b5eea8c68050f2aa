import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { GOAL_TEXT } from '#core/goal/goal.ts';
import { limitReading, onUnread, read } from '#server/coach/read.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, UNHURRIED } from '#app/testing/server/test-server.ts';

const filled = (unit: string, length: number) =>
  unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .trim();
/** Takes some hundredths of a second to read: longer than the limit below. */
const LONG = filled('and I lose 5 kg walking ✅ & reading, ', MESSAGE_MAX);

let client: TestClient;
const unread: unknown[] = [];

beforeEach(async () => {
  client = await (await freshServer()).guest();
  unread.length = 0;
  onUnread((one) => unread.push(one));
});
afterEach(() => limitReading(UNHURRIED));

describe('a text that cannot be read in time', () => {
  beforeEach(() => limitReading({ time: 0 }));

  it('is kept when it is a goal, and its plans stay gentle', async () => {
    const description = LONG.slice(0, GOAL_TEXT.max - 1).trim();
    const goal = await client.must('POST /api/goals', {
      body: goalBody({ description, currentFrictions: description }),
    });
    expect(goal).toMatchObject({ description, currentFrictions: description, safetyLabel: 'caution' });
    // A code, and no word of the text.
    expect(unread).toEqual([
      { reading: 'safety', outcome: 'time' },
      { reading: 'domain', outcome: 'time' },
    ]);
  });
});

describe('a text that waits too long for its turn', () => {
  it('is refused, to be sent again in a moment', async () => {
    limitReading({ patience: 0 });
    const refused = await client.send('POST /api/goals', { body: goalBody({ currentFrictions: LONG.slice(0, 1999) }) });
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await client.must('GET /api/goals')).toEqual([]);
  });
});

describe('a short text', () => {
  it('is read before the long ones that wait', async () => {
    await read('safety', ['I want to walk more'], {});
    const order: string[] = [];
    const readOf = (name: string, text: string) => read('safety', [text], {}).then(() => order.push(name));
    await Promise.all([readOf('first', LONG), readOf('second', LONG), readOf('short', 'I want to walk more')]);
    expect(order).toEqual(['first', 'short', 'second']);
  });

  it('is read when there is no time for longer ones', async () => {
    limitReading({ time: 0 });
    expect(await read('safety', ['I want to kill myself'], {})).toBe('crisis');
    expect(unread).toEqual([]);
  });
});
