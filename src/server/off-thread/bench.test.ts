import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/error.ts';
import type { Progress } from '#server/http/event-stream.ts';
import { Bench, type BenchOptions } from './bench.ts';
import { Unfinished } from './unfinished.ts';

const LONG = { limitMs: 20_000 };
const benches: Bench[] = [];

function aBench(options: Partial<BenchOptions> = {}): Bench {
  const entry = new URL('./worker.testing.ts', import.meta.url);
  const bench = new Bench({ entry, waiting: 4, waitingOfOne: 2, memory: 32, idle: 60_000, ...options });
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  for (const bench of benches.splice(0)) await bench.close();
});

const ended = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error as Error);
const count = (bench: Bench) => bench.ask({ name: 'count', input: null }, LONG);

describe('work off the main thread', () => {
  it('is done in one worker, in the order in which it was asked for, each answer to who asked', async () => {
    const bench = aBench();
    const order: unknown[] = [];
    const said = [30, 0, 10].map((after, place) => {
      const asked = { name: 'echo', input: { said: { place }, after } };
      return bench.ask(asked, { ...LONG, owner: `user ${place}` }).finally(() => order.push(place));
    });
    expect(await Promise.all(said)).toEqual([{ place: 0 }, { place: 1 }, { place: 2 }]);
    expect(order).toEqual([0, 1, 2]);
    expect([await count(bench), await count(bench)]).toEqual([1, 2]);
  });

  it('is done before what waits, where it is quick', async () => {
    const bench = aBench();
    const order: string[] = [];
    const ask = (said: string, isFirst: boolean) =>
      bench.ask({ name: 'echo', input: { said } }, { ...LONG, isFirst }).then(() => order.push(said));
    await Promise.all([ask('runs', false), ask('long', false), ask('quick', true), ask('quick too', true)]);
    expect(order).toEqual(['runs', 'quick', 'quick too', 'long']);
  });

  it('is not ended by what Node itself says of a worker while it watches files', async () => {
    expect(await aBench().ask({ name: 'watched', input: null }, LONG)).toBe('answer');
  });

  it('leaves the main thread free, and tells how far it is while it runs', async () => {
    const told: Progress[] = [];
    const onProgress = (progress: Progress) => void told.push(progress);
    expect(await aBench().ask({ name: 'steps', input: 5 }, { ...LONG, onProgress })).toBe(5);
    expect(told[0]).toEqual({ done: 1, total: 5 });
    expect(told.length).toBeGreaterThan(1);
    expect(told.length).toBeLessThan(5);
  });

  it('is ended when its time is up, and what waits behind it gets a fresh worker', async () => {
    const bench = aBench();
    expect(await count(bench)).toBe(1);
    const endless = ended(bench.ask({ name: 'endless', input: null }, { limitMs: 50 }));
    const next = count(bench);
    expect(await endless).toMatchObject({ reason: 'time', code: 'UNAVAILABLE' });
    expect(await next).toBe(1);
  });

  it('never answers within a limit of 0, even when the work takes no time', async () => {
    const bench = aBench();
    for (let time = 0; time < 5; time += 1) {
      expect(await ended(bench.ask({ name: 'count', input: null }, { limitMs: 0 }))).toMatchObject({ reason: 'time' });
    }
  });

  it.each([
    ['greedy', 'memory', 'UNAVAILABLE'],
    ['ends', 'crash', 'INTERNAL'],
    ['throws-later', 'crash', 'INTERNAL'],
  ])('that breaks its worker (%s) is one caller’s error', async (name, reason, code) => {
    const bench = aBench();
    const broken = ended(bench.ask({ name, input: null }, LONG));
    const next = bench.ask({ name: 'echo', input: { said: 'hers' } }, LONG);
    const error = await broken;
    expect(error).toBeInstanceOf(Unfinished);
    expect(error).toMatchObject({ reason, code });
    expect(await next).toBe('hers');
  });

  it('throws what the work throws: our own errors whole, any other without its text', async () => {
    const bench = aBench();
    const refused = await ended(bench.ask({ name: 'refuses', input: null }, LONG));
    expect(refused).toBeInstanceOf(AppError);
    const issues = [{ path: 'body.x', message: 'Not so' }];
    expect(refused).toMatchObject({ code: 'INVALID', message: 'Not so', details: { issues } });
    const failed = await ended(bench.ask({ name: 'fails', input: 'a diary' }, LONG));
    expect(failed).toMatchObject({ name: 'RangeError' });
    expect(`${failed?.message} ${failed?.stack}`).not.toContain('diary');
    expect(failed?.stack).toMatch(/\n\s+at .*worker\.testing/);
    expect(await ended(bench.ask({ name: 'unknown', input: null }, LONG))).toMatchObject({ name: 'Error' });
    expect(await ended(bench.ask({ name: 'uncloneable', input: null }, LONG))).toMatchObject({
      name: 'DataCloneError',
    });
    expect(await ended(bench.ask({ name: 'echo', input: () => 1 }, LONG))).toMatchObject({ name: 'DataCloneError' });
    // The same worker throughout: an error in the work does not break it.
    expect([await count(bench), await count(bench)]).toEqual([1, 2]);
  });

  it('is refused when too much waits, of one owner sooner than of all', async () => {
    const bench = aBench();
    const echo = (owner: string) => bench.ask({ name: 'echo', input: { said: owner, after: 100 } }, { ...LONG, owner });
    const taken = [echo('a'), echo('a'), echo('a'), echo('b'), echo('b')];
    expect(await ended(echo('a'))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await ended(echo('c'))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await Promise.all(taken)).toEqual(['a', 'a', 'a', 'b', 'b']);
    expect(await echo('a')).toBe('a');
  });

  it('is ended by its signal, whether it runs or waits', async () => {
    const bench = aBench();
    const [first, second, gone] = [new AbortController(), new AbortController(), AbortSignal.abort('gone')];
    const endless = ended(bench.ask({ name: 'endless', input: null }, { ...LONG, signal: first.signal }));
    const waiting = ended(bench.ask({ name: 'endless', input: null }, { ...LONG, signal: second.signal }));
    const last = bench.ask({ name: 'echo', input: { said: 'here' } }, LONG);
    second.abort('nobody waits');
    expect(await waiting).toBe('nobody waits');
    first.abort('stopped');
    expect(await endless).toBe('stopped');
    expect(await last).toBe('here');
    expect(await ended(bench.ask({ name: 'count', input: null }, { ...LONG, signal: gone }))).toBe('gone');
  });

  it('finds its worker ready though who asked first has left meanwhile', async () => {
    const bench = aBench();
    const leaving = new AbortController();
    const first = ended(bench.ask({ name: 'slow-start', input: null }, { ...LONG, signal: leaving.signal }));
    leaving.abort('left');
    expect(await first).toBe('left');
    // The same worker finished the abandoned first request.
    expect(await bench.ask({ name: 'slow-start', input: null }, LONG)).toBe(2);
  });

  it('has no worker while there is none of it for long, and is refused once the bench is closed', async () => {
    const bench = aBench({ idle: 20 });
    expect(await count(bench)).toBe(1);
    await wait(200);
    expect(await count(bench)).toBe(1);
    const endless = ended(bench.ask({ name: 'endless', input: null }, LONG));
    const waiting = ended(count(bench));
    await bench.close();
    for (const work of [endless, waiting]) expect(await work).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
