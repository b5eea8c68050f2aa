import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chosenEncoding, createKeptAnswers } from './kept-answers.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 4, 12, 0, seconds));

/** Asks, and says whether the answer was made for it. */
async function ask(
  answer: ReturnType<typeof createKeptAnswers>,
  { key = 'anna', tag = '1', seconds = 0, text = 'x' }: { key?: string; tag?: string; seconds?: number; text?: string },
) {
  let isMade = false;
  await answer({ key, tag, now: at(seconds) }, null, async () => {
    isMade = true;
    return text;
  });
  return isMade;
}

describe('a kept answer', () => {
  it('is made once for its tag, and anew for another', async () => {
    const answer = createKeptAnswers();
    const made = [];
    for (const tag of ['1', '1', '2', '2', '1']) made.push(await ask(answer, { tag }));
    expect(made).toEqual([true, false, true, false, true]);
  });

  it('is made anew after a minute, and when the clock was set back by one', async () => {
    const answer = createKeptAnswers();
    const made = [];
    for (const seconds of [100, 159, 160, 100]) made.push(await ask(answer, { seconds }));
    expect(made).toEqual([true, false, true, true]);
  });

  it('is the same in each encoding, made from the same JSON', async () => {
    const answer = createKeptAnswers();
    let times = 0;
    const text = JSON.stringify({
      today: '2026-03-04',
      habits: Array.from({ length: 50 }, () => 'Walk for 5 minutes'),
    });
    const make = async () => {
      times += 1;
      return text;
    };
    const wanted = { key: 'anna', tag: '1', now: at(0) };
    expect(brotliDecompressSync(await answer(wanted, 'br', make)).toString()).toBe(text);
    expect(gunzipSync(await answer(wanted, 'gzip', make)).toString()).toBe(text);
    expect((await answer(wanted, null, make)).toString()).toBe(text);
    expect(await answer(wanted, 'br', make)).toBe(await answer(wanted, 'br', make));
    expect(times).toBe(1);
  });

  it('is dropped when there are too many: the one used longest ago first', async () => {
    const answer = createKeptAnswers({ mostAnswers: 2 });
    for (const key of ['anna', 'bert', 'anna', 'cleo']) await ask(answer, { key });
    expect([await ask(answer, { key: 'anna' }), await ask(answer, { key: 'cleo' })]).toEqual([false, false]);
    expect(await ask(answer, { key: 'bert' })).toBe(true);
  });

  it('is dropped when they take too many bytes, with its compressed forms counted once', async () => {
    const answer = createKeptAnswers({ mostBytes: 1000 });
    const text = 'x'.repeat(400);
    const wanted = { key: 'anna', tag: '1', now: at(0) };
    for (const encoding of ['br', 'gzip', 'br', null] as const) await answer(wanted, encoding, async () => text);
    expect(await ask(answer, { key: 'bert', text })).toBe(true);
    expect([await ask(answer, { key: 'anna' }), await ask(answer, { key: 'bert' })]).toEqual([false, false]);
    expect(await ask(answer, { key: 'cleo', text })).toBe(true);
    expect(await ask(answer, { key: 'anna', text })).toBe(true);
    // Larger than all that may be kept: answered, and not kept.
    expect([await ask(answer, { key: 'dora', text: 'x'.repeat(1001) }), await ask(answer, { key: 'dora' })]).toEqual([
      true,
      true,
    ]);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['deflate, zstd', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0, BR ; q=0', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['br;q=0.1, gzip;q=0.9', 'br'],
  ])('for %j is %j', (accepted, chosen) => {
    expect(chosenEncoding(accepted)).toBe(chosen);
  });
});
