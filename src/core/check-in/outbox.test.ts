import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { type ResponseInfo, isUnreachable } from '#core/network/unreachable.ts';
import {
  allowOverwrite,
  beginSending,
  departed,
  toOutcome,
  isWaiting,
  leaveWaiting,
  nextToSend,
  partedByOwner,
  type Queued,
  retryDelay,
  settle,
  takeOut,
  tryAgain,
} from './outbox.ts';

const NOW = 1_000_000;
const made = (key: string, change: Partial<Queued> = {}): Queued => ({
  key,
  identityId: 'mover',
  date: calendarDay('2026-03-04'),
  state: 'waiting',
  tries: 0,
  notBefore: 0,
  overwrite: false,
  reason: null,
  ...change,
});
const keys = (queue: readonly Queued[]) => queue.map(({ key }) => key);
const settled = (queue: readonly Queued[], key: string, responseInfo: ResponseInfo) =>
  settle(queue, { key, outcome: toOutcome(responseInfo), reason: 'why', now: NOW, isHeard: responseInfo !== null });
const exists = { status: 409, code: 'CHECK_IN_EXISTS' };
const saved = { status: 201, code: null };

describe('a queue that was left on a device', () => {
  const reader = made('b', { identityId: 'reader', state: 'ask' });

  it.each<[string, string[], string[], string[]]>([
    ['the guest came along whole', ['mover', 'reader'], ['a', 'b'], []],
    ['one of the identities is theirs', ['reader'], ['b'], ['a']],
    ['it is of somebody else', ['writer'], [], ['a', 'b']],
    ['they have no identity', [], [], ['a', 'b']],
  ])('is of who signs in as far as the identities are: %s', (_case, identities, own, others) => {
    const parted = partedByOwner([made('a'), reader], new Set(identities));
    expect([keys(parted.own), keys(parted.others)]).toEqual([own, others]);
  });
});

describe('an answer', () => {
  it.each<[string, ResponseInfo, string]>([
    ['saved', saved, 'saved'],
    ['saved in the place of another', { status: 200, code: null }, 'saved'],
    ['none, the network is away', null, 'later'],
    ['the day has a check-in', exists, 'ask'],
    ['the same one is being answered', { status: 409, code: 'CONFLICT' }, 'later'],
    ['the session has ended', { status: 401, code: 'UNAUTHENTICATED' }, 'signed_out'],
    ['the session has ended, by a proxy', { status: 401, code: null }, 'signed_out'],
    ['the day is closed', { status: 422, code: 'INVALID' }, 'refused'],
    ['the identity is gone', { status: 404, code: 'NOT_FOUND' }, 'refused'],
    ['somebody else’s 404', { status: 404, code: null }, 'later'],
    ['too many', { status: 429, code: 'RATE_LIMITED' }, 'later'],
    ['trouble', { status: 500, code: 'INTERNAL' }, 'later'],
    ['no server behind the proxy', { status: 502, code: null }, 'later'],
  ])('%s', (_name, responseInfo, outcome) => {
    expect(toOutcome(responseInfo)).toBe(outcome);
  });

  it.each<[ResponseInfo, boolean]>([
    [null, true],
    [{ status: 503, code: 'UNAVAILABLE' }, true],
    [{ status: 403, code: null }, true],
    [{ status: 500, code: 'INTERNAL' }, false],
    [{ status: 401, code: null }, false],
    [saved, false],
  ])('is out of reach or not: %j', (responseInfo, expected) => {
    expect(isUnreachable(responseInfo)).toBe(expected);
  });

  it('is waited for longer and longer, five minutes at most', () => {
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([5000, 10_000, 20_000, 300_000]);
  });
});

describe('a form that sends', () => {
  const until = NOW + 10_000;

  it('keeps its check-in on the device meanwhile, and others leave it alone until its time is over', () => {
    const queue = beginSending([], made('a'), until);
    expect(nextToSend(queue, NOW)).toBeNull();
    expect(queue.map((one) => isWaiting(one, NOW))).toEqual([false]);
    expect(nextToSend(queue, until)?.key).toBe('a');
    expect(queue.map((one) => isWaiting(one, until))).toEqual([true]);
  });

  it('begins the same one once', () => {
    expect(keys(beginSending(beginSending([], made('a'), until), made('a'), until))).toEqual(['a']);
  });

  it('replaces what waited for that day and was never sent, or was in need of a word', () => {
    const other = made('other', { identityId: 'reader' });
    for (const before of [
      made('a'),
      made('a', { state: 'ask', tries: 1 }),
      made('a', { state: 'refused', tries: 2 }),
    ]) {
      const queue = beginSending([before, other], made('b'), until);
      expect(keys(queue)).toEqual(['a', 'other', 'b']);
      expect(keys(leaveWaiting(queue, 'b'))).toEqual(['other', 'b']);
    }
  });

  it('stays behind one that was sent without an answer, and replaces that once it turns out to be saved', () => {
    const queue = leaveWaiting(beginSending([made('a', { tries: 1 })], made('b'), until), 'b');
    expect(keys(queue)).toEqual(['a', 'b']);
    expect(nextToSend(queue, NOW)?.key).toBe('a');
    const after = settled(queue, 'a', saved);
    expect(after).toMatchObject([{ key: 'b', overwrite: true }]);
    expect(nextToSend(after, NOW)?.key).toBe('b');
  });

  it('takes with it what was made for that day before, once it is saved', () => {
    const queue = beginSending([made('a')], made('b'), until);
    expect(settled(queue, 'b', saved)).toEqual([]);
  });

  it('takes back what it was told about', () => {
    expect(keys(takeOut(beginSending([made('x')], made('a'), until), 'a'))).toEqual(['x']);
  });
});

describe('the queue', () => {
  const reader = made('r', { identityId: 'reader' });

  it('goes out in order, each once', () => {
    expect(nextToSend([made('a'), reader], NOW)?.key).toBe('a');
    expect(nextToSend(settled(departed([made('a'), reader], 'a'), 'a', saved), NOW)?.key).toBe('r');
    expect(nextToSend([], NOW)).toBeNull();
  });

  it('waits for the network without an answer, and a while when the server is busy', () => {
    const lost = settled(departed([made('a')], 'a'), 'a', null);
    expect(lost).toMatchObject([{ state: 'waiting', tries: 1, notBefore: 0 }]);
    const busy = settled(departed([made('a', { tries: 1 }), reader], 'a'), 'a', { status: 429, code: 'RATE_LIMITED' });
    expect(busy).toMatchObject([{ state: 'waiting', tries: 2, notBefore: NOW + 10_000 }, { key: 'r' }]);
    expect(nextToSend(busy, NOW)?.key).toBe('r');
    expect(nextToSend(busy, NOW + 10_000)?.key).toBe('a');
  });

  it('lets nothing overtake an earlier one of the same day', () => {
    expect(nextToSend([made('a', { notBefore: NOW + 1, tries: 1 }), made('b')], NOW)).toBeNull();
  });

  it('keeps what needs a word, and sends the rest', () => {
    const asked = settled([made('a'), reader], 'a', exists);
    expect(asked).toMatchObject([
      { key: 'a', state: 'ask' },
      { key: 'r', state: 'waiting' },
    ]);
    expect(nextToSend(asked, NOW)?.key).toBe('r');
    const refused = settled([made('a')], 'a', { status: 422, code: 'INVALID' });
    expect(refused).toMatchObject([{ state: 'refused', reason: 'why' }]);
    expect(nextToSend(refused, NOW)).toBeNull();
  });

  it('gives up one in need of a word for a newer one of that day, which asks for itself', () => {
    expect(settled([made('a', { tries: 1 }), made('b')], 'a', exists)).toMatchObject([{ key: 'b', overwrite: false }]);
  });

  it('keeps everything while nobody is signed in', () => {
    const queue = departed([made('a'), reader], 'a');
    expect(settled(queue, 'a', { status: 401, code: null })).toEqual(queue);
  });

  it('replaces what the day holds under another key, once that is allowed', () => {
    const queue = allowOverwrite([made('a', { state: 'ask', tries: 1 })], 'a', 'b');
    expect(queue).toEqual([made('b', { overwrite: true })]);
  });

  it('tries a refused one again when asked to', () => {
    expect(nextToSend(tryAgain([made('a', { state: 'refused', tries: 1 })], 'a'), NOW)?.key).toBe('a');
  });

  it('does not mind an answer for one that is gone', () => {
    expect(settled([reader], 'a', saved)).toEqual([reader]);
  });
});

describe('a note on one habit', () => {
  const walk = made('walk', { isNote: true });
  const water = made('water', { isNote: true });
  const form = made('form');

  it('stays beside others of its day, and beside the day as a whole, in the order in which they were made', () => {
    const queue = [walk, form, water];
    expect(keys(leaveWaiting(queue, 'water'))).toEqual(['walk', 'form', 'water']);
    expect(keys(leaveWaiting(queue, 'form'))).toEqual(['walk', 'form', 'water']);
    expect(nextToSend(queue, NOW)?.key).toBe('walk');
  });

  it('goes alone once it is saved, and lets nothing be overwritten', () => {
    expect(keys(settled([walk, form, water], 'walk', saved))).toEqual(['form', 'water']);
    const after = settled([walk, form, water], 'form', saved);
    expect(after.map(({ key, overwrite }) => [key, overwrite])).toEqual([
      ['walk', false],
      ['water', false],
    ]);
  });

  it('that is refused waits for its owner, whatever came after it', () => {
    const closed = { status: 422, code: 'INVALID' };
    expect(settled([walk, water], 'walk', closed)[0]).toMatchObject({ key: 'walk', state: 'refused', reason: 'why' });
  });
});
