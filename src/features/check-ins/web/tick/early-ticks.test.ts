import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { getKey } from '#web/api/api.ts';
import { holdCheckIn } from '#web/device/outbox.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';
import { queryClient } from '#web/query-client.ts';
import { takeEarlyTicks } from './early-ticks.ts';
import { tickHabit } from './tick-habit.ts';

const queues = vi.hoisted(() => {
  // Another test of this worker may have loaded the queue with the device's own store.
  vi.resetModules();
  return new Map<string, readonly WaitingCheckIn[]>();
});
vi.mock('#web/device/device.ts', () => ({
  getQueue: async (userId: string) => queues.get(userId) ?? [],
  changeQueue: async (userId: string, rule: (queue: readonly WaitingCheckIn[]) => WaitingCheckIn[]) =>
    void queues.set(userId, rule(queues.get(userId) ?? [])),
}));
vi.mock('./tick-habit.ts', () => ({ tickHabit: vi.fn() }));

const script = readFileSync(`${import.meta.dirname}/../../../../app/web/public/start.js`, 'utf8');
const today = calendarDay('2026-11-29');
const habit = { id: 'h1', description: 'Walk', measure: null };
const listening = new AbortController();

/** What a request or a transaction of the device's store has come to, told once it is listened to. */
const told = (name: string, event: () => object = () => ({})) => ({
  addEventListener: (heard: string, listener: (event: object) => void) => {
    if (heard === name) setTimeout(() => listener(event()));
  },
});

/** The device's store, as far as the script asks for it. */
function stubDevice() {
  const store = {
    get: (userId: string) =>
      told('success', () => ({ target: { result: queues.has(userId) && { userId, queue: queues.get(userId) } } })),
    put: ({ userId, queue }: { userId: string; queue: WaitingCheckIn[] }) => queues.set(userId, queue),
  };
  // Listened to before what is read: two turns later it is complete.
  const complete = { addEventListener: (name: string, end: () => void) => name === 'complete' && setTimeout(end, 1) };
  const result = { ...told(''), transaction: () => ({ ...complete, objectStore: () => store }) };
  vi.stubGlobal('indexedDB', { open: () => ({ ...told('success'), result }) });
}

const drawing = () => document.getElementById('drawn') as HTMLElement;
const box = (name = 'h1') => document.querySelector(`[data-tick="${name}"]`) as HTMLInputElement;
const taps = () => globalThis.taylrStart?.taps ?? [];
const kept = async () => {
  await vi.advanceTimersByTimeAsync(5);
  await Promise.all(taps().flatMap(({ early }) => early?.kept ?? []));
};

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  document.cookie = 'signed_in=1';
  stubDevice();
  const listen = document.addEventListener.bind(document);
  const spy = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation((name, listener, how) =>
      listen(name, listener, { ...(typeof how === 'object' ? how : { capture: how }), signal: listening.signal }),
    );
  new Function(script)();
  spy.mockRestore();
});

afterAll(() => {
  listening.abort();
  globalThis.taylrStart = undefined;
  document.cookie = 'signed_in=; max-age=0';
  vi.unstubAllGlobals();
  queryClient.clear();
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T09:00:00Z') });
  queues.clear();
  vi.mocked(tickHabit).mockClear();
  document.body.innerHTML = `<div id="root"><div id="drawn" data-user="ada" data-day="${today}">
    <article aria-labelledby="identity-i1"><h3 id="identity-i1">The "Mover" &amp; more</h3>
      <input type="checkbox" data-tick="h1" aria-label="Walk">
      <input type="checkbox" data-tick="h2" data-counted="true" aria-label="Drink water">
    </article></div></div>`;
  const known = { user: { id: 'ada' }, today };
  queryClient.setQueryData(getKey('GET /api/bootstrap'), known as never);
  queryClient.setQueryData(getKey('GET /api/habits/all-current'), [{ identityId: 'i1', habits: [habit] }] as never);
});

afterEach(() => {
  vi.useRealTimers();
  taps().length = 0;
  if (globalThis.taylrStart) delete globalThis.taylrStart.onTap;
  document.body.innerHTML = '';
});

it('keeps a tick just as the app keeps its own', async () => {
  box().click();
  await kept();
  const [early] = queues.get('ada') ?? [];
  vi.setSystemTime(early?.madeAt ?? '');
  queues.clear();
  const { key, userId, identityId, date, identityName, habits, notes, overwrite, note } = early as WaitingCheckIn;
  await holdCheckIn({ key, userId, identityId, date, identityName, habits, notes, overwrite, ...(note && { note }) });
  expect(early).toEqual(queues.get('ada')?.[0]);
  expect(early).toMatchObject({
    userId: 'ada',
    identityId: 'i1',
    identityName: 'The "Mover" & more',
    date: today,
    note: { habitId: 'h1', act: 'done' },
    habits: [{ habitId: 'h1', description: 'Walk', completed: true }],
  });
});

it('keeps a tick that was taken back as two notes, in their order', async () => {
  box().click();
  vi.advanceTimersByTime(5);
  box().click();
  await kept();
  expect(box().checked).toBe(false);
  expect(queues.get('ada')?.map(({ note, madeAt }) => [note?.act, madeAt])).toEqual([
    ['done', '2026-11-29T09:00:00.000Z'],
    ['clear', '2026-11-29T09:00:00.005Z'],
  ]);
});

it('remembers a tap on an amount once, and shows and keeps nothing of it', () => {
  box('h2').click();
  box('h2').click();
  expect(box('h2').checked).toBe(false);
  expect(taps()).toEqual([expect.objectContaining({ habitId: 'h2', early: null })]);
  expect(queues.size).toBe(0);
});

it.each(['new_session=1', 'signed_in='])('does nothing once another may be signed in, or nobody: %s', (cookie) => {
  document.cookie = cookie;
  box().click();
  document.cookie = 'new_session=; max-age=0';
  document.cookie = 'signed_in=1';
  expect(box().checked).toBe(false);
  expect(taps()).toEqual([]);
});

it('shows what waits of an earlier visit on this day, by its last note', async () => {
  const waiting = (act: string, date = today) => ({ date, state: 'waiting', note: { habitId: 'h1', act } });
  queues.set('ada', [waiting('clear'), waiting('done'), waiting('clear', calendarDay('2026-11-28'))] as never);
  // Listened to once: the page has been read to its end.
  document.dispatchEvent(new Event('readystatechange'));
  await vi.advanceTimersByTimeAsync(5);
  expect(box().checked).toBe(true);
});

it('is taken over once, by its owner on its day', async () => {
  box().click();
  await kept();
  const [tap] = taps();
  const onFirst = vi.fn();
  await takeEarlyTicks(drawing(), onFirst);
  expect(tickHabit).toHaveBeenCalledExactlyOnceWith(
    { group: expect.objectContaining({ identityId: 'i1' }), habit, date: today },
    { isTicked: true, early: tap?.early },
  );
  box().click();
  expect(tickHabit).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ isTicked: false }));
  expect(taps()).toEqual([]);
  // What the first of them wins is told by what was before it.
  expect(onFirst).toHaveBeenCalledExactlyOnceWith(queryClient.getQueryData(getKey('GET /api/bootstrap')));
  expect(onFirst.mock.invocationCallOrder[0]).toBeLessThan(vi.mocked(tickHabit).mock.invocationCallOrder[0] as number);
});

it.each([
  ['another person', { user: { id: 'ida' }, today }],
  ['another day', { user: { id: 'ada' }, today: '2026-11-30' }],
])('stays on the device where %s is known by now', async (_what, known) => {
  queryClient.setQueryData(getKey('GET /api/bootstrap'), known as never);
  box().click();
  await kept();
  await takeEarlyTicks(drawing(), () => undefined);
  expect(tickHabit).not.toHaveBeenCalled();
  expect(queues.get('ada')).toHaveLength(1);
});
