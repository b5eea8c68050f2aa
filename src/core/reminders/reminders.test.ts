import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, dayFromNumber, dayNumber, toCalendarDay } from '#core/calendar/calendar.ts';
import { HOUR, MINUTE } from '#core/calendar/durations.ts';
import { runs } from '#core/properties.testing.ts';
import { toInstant, isWorthSending, nextSlot } from './reminders.ts';
import { firstShown, getOffset } from '#core/calendar/wall-clock.testing.ts';

const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Berlin',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Asia/Pyongyang',
  'Australia/Sydney',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kwajalein',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'America/New_York',
  'America/St_Johns',
  'America/Los_Angeles',
  'America/Havana',
  'America/Nuuk',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Caracas',
  'Antarctica/Troll',
] as const;

const zones = fc.constantFrom(...ZONES);
const times = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const FIRST = dayNumber(calendarDay('1993-01-01'));
const LAST = dayNumber(calendarDay('2037-12-31'));
const days = fc.integer({ min: FIRST, max: LAST }).map(dayFromNumber);

const foundChanges = new Map<string, number[]>();

/** The days of a year on which the clocks of a zone change; without any its first. */
function changesIn(zone: string, year: number): number[] {
  const key = `${zone} ${year}`;
  const offset = (at: number) => getOffset(at * 24 * HOUR, zone);
  const start = dayNumber(calendarDay(`${year}-01-01`));
  const all = Array.from({ length: 365 }, (_, at) => start + at);
  const found = foundChanges.get(key) ?? all.filter((at) => offset(at) !== offset(at + 1));
  foundChanges.set(key, found);
  return found.length > 0 ? found : [start];
}

/** Days on which the clocks of a zone change, with the day before and after: the edge cases. */
const changes = fc
  .record({
    zone: zones,
    year: fc.integer({ min: 1993, max: 2037 }),
    which: fc.nat(),
    near: fc.integer({ min: -1, max: 1 }),
  })
  .map(({ zone, year, which, near }) => {
    const found = changesIn(zone, year);
    return { zone, day: dayFromNumber((found[which % found.length] as number) + near) };
  });

const iso = (at: number | null) => at && new Date(at).toISOString();
const slotAt = (options: Parameters<typeof nextSlot>[0]) => {
  const { day, at } = nextSlot(options);
  return { day, at: iso(at) };
};

describe('the instant of a time on a day', () => {
  it.each([
    ['an ordinary morning', '2026-03-04', '07:15', 'Europe/London', '2026-03-04T07:15:00.000Z'],
    ['in summer', '2026-06-04', '07:15', 'Europe/London', '2026-06-04T06:15:00.000Z'],
    [
      'in a gap as much later as the clocks go forward',
      '2025-03-30',
      '01:30',
      'Europe/London',
      '2025-03-30T01:30:00.000Z',
    ],
    ['in the gap of New York', '2025-03-09', '02:30', 'America/New_York', '2025-03-09T07:30:00.000Z'],
    ['twice on the clock: the first one', '2025-10-26', '01:30', 'Europe/London', '2025-10-26T00:30:00.000Z'],
    ['twice in New York', '2025-11-02', '01:30', 'America/New_York', '2025-11-02T05:30:00.000Z'],
    ['Sydney goes forward', '2025-10-05', '02:30', 'Australia/Sydney', '2025-10-04T16:30:00.000Z'],
    ['Sydney goes back', '2025-04-06', '02:30', 'Australia/Sydney', '2025-04-05T15:30:00.000Z'],
    [
      'Lord Howe goes forward by half an hour',
      '2025-10-05',
      '02:10',
      'Australia/Lord_Howe',
      '2025-10-04T15:40:00.000Z',
    ],
    ['Lord Howe goes back by half an hour', '2025-04-06', '01:45', 'Australia/Lord_Howe', '2025-04-05T14:45:00.000Z'],
    ['half an hour off', '2025-01-02', '00:15', 'Asia/Kolkata', '2025-01-01T18:45:00.000Z'],
    ['a quarter of an hour off', '2025-01-01', '07:15', 'Asia/Kathmandu', '2025-01-01T01:30:00.000Z'],
    ['a gap at midnight', '2025-03-30', '00:15', 'Asia/Beirut', '2025-03-29T22:15:00.000Z'],
    ['a gap up to midnight', '2024-03-30', '23:30', 'America/Nuuk', '2024-03-31T01:30:00.000Z'],
    ['a whole day that Samoa never had', '2011-12-30', '07:15', 'Pacific/Apia', null],
    ['the day after it', '2011-12-31', '07:15', 'Pacific/Apia', '2011-12-30T17:15:00.000Z'],
  ])('%s', (_what, day, time, zone, expected) => {
    expect(iso(toInstant({ day: calendarDay(day), time, zone }))).toBe(expected);
  });

  it('is the first one at which the clock of the zone shows it, or would without the jump', () => {
    const somewhere = fc.record({ zone: zones, day: days });
    fc.assert(
      fc.property(fc.oneof(somewhere, changes), times, ({ zone, day }, time) => {
        expect(iso(toInstant({ day, time, zone })), `${day} ${time} ${zone}`).toBe(iso(firstShown(day, time, zone)));
      }),
      runs,
    );
  });
});

it('a reminder is worth sending when it is less than an hour late', () => {
  expect([0, 59 * MINUTE, HOUR - 1, HOUR, 2 * HOUR].map((late) => isWorthSending({ at: 0, now: late }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe('the next slot', () => {
  const london = { time: '07:15', zone: 'Europe/London', lastDay: null, forgiving: true };
  const at = (instant: string) => Date.parse(instant);

  it.each([
    ['later today', '2026-03-04T06:00:00Z', '2026-03-04'],
    ['less than an hour ago', '2026-03-04T08:14:59Z', '2026-03-04'],
    ['an hour ago: tomorrow', '2026-03-04T08:15:00Z', '2026-03-05'],
  ])('%s', (_when, now, day) => {
    expect(nextSlot({ ...london, now: at(now) }).day).toBe(day);
  });

  it('lies ahead for somebody who has only just asked for it', () => {
    const asked = { ...london, forgiving: false };
    expect(nextSlot({ ...asked, now: at('2026-03-04T07:14:00Z') }).day).toBe('2026-03-04');
    expect(nextSlot({ ...asked, now: at('2026-03-04T07:15:00Z') }).day).toBe('2026-03-05');
  });

  it('late in the evening is still that of the day before, when it is less than an hour past', () => {
    const evening = { ...london, time: '23:30', now: at('2026-03-05T00:10:00Z') };
    expect(slotAt(evening)).toEqual({ day: '2026-03-04', at: '2026-03-04T23:30:00.000Z' });
    expect(nextSlot({ ...evening, lastDay: calendarDay('2026-03-04') }).day).toBe('2026-03-05');
  });

  it('before the hour at which days begin belongs to the new date, though the day is still the one before', () => {
    const slot = nextSlot({ ...london, time: '02:00', now: at('2026-03-04T23:00:00Z') });
    expect(slot.day).toBe('2026-03-05');
    expect(toCalendarDay(new Date(slot.at), 'Europe/London', 3)).toBe('2026-03-04');
  });

  it('skips the day that Samoa never had', () => {
    const apia = { ...london, zone: 'Pacific/Apia', now: at('2011-12-29T18:00:00Z') };
    expect(slotAt({ ...apia, lastDay: calendarDay('2011-12-29') })).toEqual({
      day: '2011-12-31',
      at: '2011-12-30T17:15:00.000Z',
    });
  });

  it('comes once a date to somebody who flies over the date line, in either direction', () => {
    const fromTokyo = { ...london, zone: 'America/Los_Angeles', now: at('2026-03-05T01:00:00Z') };
    // Reminded on 5 March in Tokyo, then it is 4 March again.
    expect(nextSlot({ ...fromTokyo, lastDay: calendarDay('2026-03-05') }).day).toBe('2026-03-06');
    const fromLosAngeles = { ...london, zone: 'Asia/Tokyo', now: at('2026-03-05T03:00:00Z') };
    expect(nextSlot({ ...fromLosAngeles, lastDay: calendarDay('2026-03-04') }).day).toBe('2026-03-06');
  });

  it('follows a day by day: each date that the zone has comes once, in order, at its own instant', () => {
    fc.assert(
      fc.property(changes, times, ({ zone, day }, time) => {
        const start = addDays(day, -3);
        let slot = nextSlot({
          time,
          zone,
          now: Date.parse(`${start}T00:00:00Z`) - 14 * HOUR,
          lastDay: null,
          forgiving: false,
        });
        const expected = Array.from({ length: 6 }, (_, index) => addDays(slot.day, index))
          .map((one) => ({ day: one, at: toInstant({ day: one, time, zone }) }))
          .filter((one) => one.at !== null);
        const lived = expected.map(() => {
          const now = slot;
          slot = nextSlot({ time, zone, now: now.at, lastDay: now.day, forgiving: true });
          return now;
        });
        expect(lived).toEqual(expected);
      }),
      runs,
    );
  });

  it('is never a date that is over, nor an hour past', () => {
    const instants = fc.integer({ min: Date.UTC(1993, 0, 1), max: Date.UTC(2037, 11, 31) });
    fc.assert(
      fc.property(zones, times, instants, fc.integer({ min: -2, max: 2 }), (zone, time, now, shift) => {
        const lastDay = addDays(toCalendarDay(new Date(now), zone), shift);
        const { day, at: due } = nextSlot({ time, zone, now, lastDay, forgiving: true });
        expect(day > lastDay).toBe(true);
        expect(isWorthSending({ at: due, now })).toBe(true);
        expect(due).toBe(toInstant({ day, time, zone }));
      }),
      runs,
    );
  });
});
