import { beforeEach, expect, it, vi } from 'vitest';
import { DAY, HOUR } from '#core/calendar/durations.ts';
import { erasePictures, forgetSession, keepPictures, noteSession, pictureNow, picturesOf } from './kept-session.ts';

const midnight = new Date('2026-03-05T00:00:00Z').getTime();
const at = (moment: number) => Object.assign(new Date(moment), { getTimezoneOffset: () => 0 });
const made = {
  userId: 'ada',
  build: 'b1',
  offset: 0,
  pictures: [
    { from: 0, until: midnight, html: 'today' },
    { from: midnight, until: midnight + DAY, html: 'tomorrow' },
  ],
};

/** A browser's caches, in memory. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(key)?.clone(),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        put: async (key: string, answer: Response) => void cache.set(key, answer),
        match: async (key: string) => cache.get(key)?.clone(),
        delete: async (key: string) => cache.delete(key),
      };
    },
  };
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));

it('shows the picture of the day that it is, of this build, in the zone in which it was made', async () => {
  await noteSession('ada');
  await keepPictures('p1', made);
  expect(await picturesOf()).toBe('p1');
  expect(await pictureNow('b1', at(midnight - 1))).toBe('today');
  expect(await pictureNow('b1', at(midnight))).toBe('tomorrow');
  expect(await pictureNow('b1', at(midnight + DAY))).toBeNull();
  expect(await pictureNow('b2', at(midnight))).toBeNull();
  const elsewhere = Object.assign(new Date(midnight - HOUR), { getTimezoneOffset: () => -60 });
  expect(await pictureNow('b1', elsewhere)).toBeNull();
});

it('keeps no picture of somebody who has left or whom another has followed, and none that no longer holds', async () => {
  await keepPictures('p1', made);
  expect(await caches.has('taylr-session')).toBe(false);
  await noteSession('ada');
  await keepPictures('p1', made);
  await erasePictures();
  expect(await picturesOf()).toBeNull();
  await keepPictures('p2', made);
  await noteSession('grace');
  expect(await pictureNow('b1', at(midnight))).toBeNull();
  await keepPictures('p3', made);
  expect(await picturesOf()).toBe('p2');
  await forgetSession();
  expect(await caches.has('taylr-session')).toBe(false);
});
