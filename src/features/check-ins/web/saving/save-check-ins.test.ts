import { describe, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { ApiError } from '#web/api/api.ts';
import type { AttemptKeys } from '#web/api/idempotency-keys.ts';
import { type CheckInDraft, createCheckInSaver, getDrafts, type Hold, NotKept } from './save-check-ins.ts';
import { dayHabit } from '../day-habit.testing.ts';

const date = calendarDay('2026-11-21');

function draft(identityId: string, completed = true): CheckInDraft {
  return { identityId, type: 'manual', date, habitCompletions: [{ habitId: `${identityId}-1`, completed }] };
}

/** Keys that count upwards, one for each content that has not arrived yet. */
function countingKeys(): AttemptKeys {
  const keys = new Map<string, string>();
  let made = 0;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (!keys.has(text)) keys.set(text, `key-${(made += 1)}`);
      return keys.get(text) ?? '';
    },
    arrived: (content) => void keys.delete(JSON.stringify(content)),
  };
}

const help = { label: 'crisis', text: 'Please talk to somebody.', stopsCoaching: true, goals: [] } as const;

/** A device that records what happens to each check-in it holds. */
function device() {
  const told: string[] = [];
  const hold: Hold = async ({ identityId }) => {
    const tell = (fate: string) => async () => void told.push(`${identityId} ${fate}`);
    return { saved: tell('saved'), leave: tell('waits'), takeBack: tell('taken back') };
  };
  return { told, hold };
}

function saverWith(answers: Record<string, (overwrite: boolean) => void>) {
  const send = vi.fn(async (sent: CheckInDraft, how: { overwrite: boolean; idempotencyKey: string }) => {
    answers[sent.identityId]?.(how.overwrite);
    return { identityId: sent.identityId, dashboard: {} as never, revision: null, safety: sent.notes ? help : null };
  });
  return { send, saver: createCheckInSaver({ keys: countingKeys(), send }) };
}

const refused = (status: number, code: string) => new ApiError(status, code, { message: code, code });

const exists = (overwrite: boolean) => {
  if (!overwrite) throw refused(409, 'CHECK_IN_EXISTS');
};

const fail = (error: unknown) => () => {
  throw error;
};

it('sends after a failure only what is not saved yet, under the same key', async () => {
  let down = true;
  const { send, saver } = saverWith({
    reader: () => {
      if (down) throw refused(500, 'INTERNAL');
    },
  });
  const drafts = [draft('mover'), draft('reader')];
  await expect(saver.save(drafts, [])).rejects.toThrow('INTERNAL');
  down = false;
  expect(await saver.save(drafts, [])).toEqual({ existing: [], waiting: [], safety: null });
  const sent = send.mock.calls.map(([one, how]) => [one.identityId, how.idempotencyKey]);
  expect(sent).toEqual([
    ['mover', 'key-1'],
    ['reader', 'key-2'],
    ['reader', 'key-2'],
  ]);
});

it('names the identities that have a check-in already and saves the others', async () => {
  const { send, saver } = saverWith({ mover: exists });
  const drafts = [draft('mover'), draft('reader')];
  expect((await saver.save(drafts, [])).existing).toEqual(['mover']);
  expect((await saver.save(drafts, ['mover'])).existing).toEqual([]);
  const sent = send.mock.calls.map(([one, how]) => [one.identityId, how.overwrite]);
  expect(sent).toEqual([
    ['mover', false],
    ['reader', false],
    ['mover', true],
  ]);
});

it('counts what was changed after saving as unsaved', async () => {
  const { saver } = saverWith({});
  await saver.save([draft('mover')], []);
  expect(saver.unsaved([draft('mover')])).toEqual([]);
  expect(saver.unsaved([draft('mover', false)])).toEqual([draft('mover', false)]);
});

it('writes again under a new key when a saved check-in is changed and changed back', async () => {
  const { send, saver } = saverWith({});
  await saver.save([draft('mover')], []);
  await saver.save([draft('mover', false)], ['mover']);
  await saver.save([draft('mover')], []);
  const keys = send.mock.calls.map(([, how]) => how.idempotencyKey);
  expect(new Set(keys).size).toBe(3);
});

it('brings back the answer that a note called for', async () => {
  const { saver } = saverWith({});
  const drafts = [draft('mover'), { ...draft('reader'), notes: 'I cannot go on' }];
  expect((await saver.save(drafts, [])).safety).toEqual(help);
});

describe('on a device that keeps check-ins', () => {
  it.each<[string, unknown]>([
    ['no network', new TypeError('Failed to fetch')],
    ['no answer in time', new DOMException('too slow', 'TimeoutError')],
    ['no server behind the proxy', new ApiError(502, 'Bad Gateway', '')],
  ])('one that does not get through waits there: %s', async (_name, error) => {
    const { told, hold } = device();
    const { saver } = saverWith({ reader: fail(error) });
    const drafts = [draft('mover'), draft('reader')];
    expect(await saver.save(drafts, [], hold)).toEqual({ existing: [], waiting: ['reader'], safety: null });
    expect(told.toSorted()).toEqual(['mover saved', 'reader waits']);
    expect(saver.unsaved(drafts)).toEqual([]);
  });

  it('the form goes on with what was answered otherwise', async () => {
    const { told, hold } = device();
    const { saver } = saverWith({ mover: exists, reader: fail(refused(500, 'INTERNAL')) });
    expect((await saver.save([draft('mover')], [], hold)).existing).toEqual(['mover']);
    await expect(saver.save([draft('reader')], [], hold)).rejects.toThrow('INTERNAL');
    expect(told).toEqual(['mover taken back', 'reader taken back']);
  });

  it('one waits for its owner to sign in again', async () => {
    const { told, hold } = device();
    const { saver } = saverWith({ mover: fail(refused(401, 'UNAUTHENTICATED')) });
    await expect(saver.save([draft('mover')], [], hold)).rejects.toMatchObject({ status: 401 });
    expect(told).toEqual(['mover waits']);
  });

  it('a check-in by chat is not kept: it fails, and the chat stays', async () => {
    const { told, hold } = device();
    const { saver } = saverWith({ mover: fail(new TypeError('Failed to fetch')) });
    await expect(saver.save([{ ...draft('mover'), type: 'ai' }], [], hold)).rejects.toThrow('Failed to fetch');
    expect(told).toEqual([]);
  });
});

it('says when a check-in was neither sent nor kept', async () => {
  const { saver } = saverWith({ mover: fail(new TypeError('Failed to fetch')) });
  await expect(saver.save([draft('mover')], [])).rejects.toThrow(NotKept);
});

describe('what is sent', () => {
  const group = (identityId: string, ...ids: string[]) => ({
    identityId,
    identity: { name: identityId },
    closed: null,
    notes: null,
    habits: ids.map((id) => dayHabit(id)),
  });
  const groups = [group('mover', 'walk', 'stretch'), group('reader', 'read')];
  const marks = { walk: { completed: true, evidence: 'walked', by: 'chat' as const } };
  const turns = [{ role: 'user' as const, content: 'I walked' }];
  const flow = { marks, notes: { mover: ' Rain ' }, touched: [] };
  const filled = (tab: 'ai' | 'manual') => getDrafts({ groups, flow: { ...flow, tab }, date, turns });

  it('by hand is every habit, done or not, of the identities in which something was noted', () => {
    expect(filled('manual')).toEqual([
      {
        identityId: 'mover',
        type: 'manual',
        date,
        notes: 'Rain',
        habitCompletions: [
          { habitId: 'walk', completed: true },
          { habitId: 'stretch', completed: false },
        ],
      },
    ]);
  });

  const before = { completed: true, evidence: null, by: 'before' as const };
  const noted = [groups[0], { ...groups[1], notes: 'Tired' }] as typeof groups;
  const getIds = (change: Partial<typeof flow & { marks: object }>, of = noted, tab: 'ai' | 'manual' = 'manual') => {
    const untouched = { tab, marks: {}, notes: { mover: '', reader: 'Tired' }, touched: [] };
    return getDrafts({ groups: of, flow: { ...untouched, ...change } as never, date, turns }).map(
      ({ identityId }) => identityId,
    );
  };

  it.each<[string, object, string[]]>([
    ['what was left alone', {}, []],
    ['what stood there before', { marks: { walk: before } }, []],
    ['a tick', { marks: { read: { completed: true, evidence: null, by: 'hand' } }, touched: ['read'] }, ['reader']],
    ['a tick taken away', { touched: ['stretch'] }, ['mover']],
    ['a note that was written', { notes: { mover: 'Rain', reader: 'Tired' } }, ['mover']],
    ['a note that was changed', { notes: { mover: '', reader: '' } }, ['reader']],
    ['what was told in the chat', { marks }, ['mover']],
  ])('of several identities leaves out those that nobody touched: %s', (_what, change, ids) => {
    expect(getIds(change)).toEqual(ids);
  });

  it('of one identity is its day also when nothing was done', () => {
    expect(getIds({}, noted.slice(0, 1))).toEqual(['mover']);
  });

  it('by chat leaves out an identity of which only what stood there before is known', () => {
    const chat = { ...marks, read: before };
    expect(getIds({ marks: chat }, noted, 'ai')).toEqual(['mover']);
  });

  it('by chat is only what was captured, with the conversation', () => {
    expect(filled('ai')).toEqual([
      {
        identityId: 'mover',
        type: 'ai',
        date,
        notes: 'Rain',
        habitCompletions: [{ habitId: 'walk', completed: true }],
        conversationHistory: turns,
      },
    ]);
  });

  it('is the amount and the skip of what was touched; the rest stays as it was', () => {
    const habits = [
      dayHabit('water', { measure: { unit: 'glasses', atLeast: 6 }, amount: 2 }),
      dayHabit('coffee', { measure: { unit: 'coffees', atMost: 2 }, amount: 1 }),
      dayHabit('walk'),
    ];
    const byHand = { completed: false, evidence: null, by: 'hand' as const };
    const marks = { water: { ...byHand, amount: '3,5' }, walk: { ...byHand, skip: ' Ill ' } };
    const [draft] = getDrafts({
      groups: [{ ...group('mover'), habits }],
      flow: { tab: 'manual', marks, notes: {}, touched: ['water', 'walk'] },
      date,
      turns: [],
    });
    expect(draft?.habitCompletions).toEqual([
      { habitId: 'water', completed: false, amount: 3.5 },
      { habitId: 'coffee', completed: false },
      { habitId: 'walk', completed: false, skipped: true, notes: 'Ill' },
    ]);
  });
});
