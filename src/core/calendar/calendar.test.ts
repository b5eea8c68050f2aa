import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  dayFromNumber,
  dayNumber,
  toCalendarDay,
  daysBetween,
  daysFromTo,
  isCalendarDay,
  isTimeZone,
  toLocalTime,
  WEEKDAYS,
  toWeekday,
} from './calendar.ts';
import { HOUR, MINUTE } from './durations.ts';
import { runs } from '#core/properties.testing.ts';

const day = calendarDay;
const FIRST = dayNumber(day('1900-01-01'));
const LAST = dayNumber(day('2199-12-31'));
const anyDay = fc.integer({ min: FIRST, max: LAST }).map(dayFromNumber);

/** How many of the full hours of UTC fall on that day in the zone. */
function getHours(counted: CalendarDay, zone: string): number {
  const noon = Date.parse(`${counted}T12:00:00Z`);
  let hours = 0;
  for (let offset = -48; offset <= 48; offset += 1) {
    if (toCalendarDay(new Date(noon + offset * HOUR), zone) === counted) hours += 1;
  }
  return hours;
}

describe('a calendar day', () => {
  it.each(['1900-01-01', '2024-02-29', '2000-02-29', '2100-02-28', '2025-12-31', '2199-12-31'])('%s is one', (text) => {
    expect(isCalendarDay(text)).toBe(true);
    expect(calendarDay(text)).toBe(text);
  });

  it.each([
    '',
    '2025-02-29',
    '2100-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-01-32',
    '1899-12-31',
    '2200-01-01',
    '2025-1-1',
    '25-01-01',
    '2025-01-01T00:00:00Z',
    '2025-01-01\n',
    ' 2025-01-01',
    '2025/01/01',
    '٢٠٢٥-٠١-٠١',
  ])('%j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => calendarDay(text)).toThrow(RangeError);
  });
});

describe('day numbers', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['1969-12-31', -1],
    ['1972-03-01', 790],
    ['2000-01-01', 10_957],
    ['2000-03-01', 11_017],
    ['2025-11-12', 20_404],
    ['2100-03-01', 47_541],
  ])('%s is day %i since 1970-01-01', (text, number) => {
    expect(dayNumber(day(text))).toBe(number);
    expect(dayFromNumber(number)).toBe(text);
  });

  it('lead back to the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST }), (number) => {
        expect(dayNumber(dayFromNumber(number))).toBe(number);
      }),
      runs,
    );
  });

  it('follow the calendar without a gap from 1900 to 2199', () => {
    const wrong: string[] = [];
    for (let number = FIRST; number <= LAST; number += 1) {
      const expected = new Date(number * 24 * HOUR).toISOString().slice(0, 10);
      const actual = dayFromNumber(number);
      if (actual !== expected || dayNumber(actual) !== number) wrong.push(expected);
    }
    expect(wrong).toEqual([]);
  });

  it('end where the years end', () => {
    expect(() => dayFromNumber(FIRST - 1)).toThrow(RangeError);
    expect(() => dayFromNumber(LAST + 1)).toThrow(RangeError);
    expect(() => dayFromNumber(0.5)).toThrow(RangeError);
    expect(() => dayFromNumber(Number.NaN)).toThrow(RangeError);
    expect(() => addDays(day('2199-12-31'), 1)).toThrow(RangeError);
  });
});

describe('counting days', () => {
  it.each([
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2025-03-30', 0, '2025-03-30'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(days);
  });

  it('lists both ends, and nothing backwards', () => {
    expect(daysFromTo(day('2025-12-30'), day('2026-01-02'))).toEqual([
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
    ]);
    expect(daysFromTo(day('2026-01-02'), day('2026-01-02'))).toEqual(['2026-01-02']);
    expect(daysFromTo(day('2026-01-02'), day('2026-01-01'))).toEqual([]);
    expect(daysFromTo(day('2026-01-20'), day('2026-01-01'))).toEqual([]);
  });

  it('orders days as their texts', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(dayNumber(a) < dayNumber(b));
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(daysBetween(earlier, later)).toBe(Math.abs(daysBetween(a, b)));
      }),
      runs,
    );
  });
});

describe('weekdays', () => {
  it.each([
    ['1970-01-01', 'thursday'],
    ['1969-12-31', 'wednesday'],
    ['1900-01-01', 'monday'],
    ['2000-02-29', 'tuesday'],
    ['2025-11-09', 'sunday'],
    ['2025-11-12', 'wednesday'],
    ['2100-03-01', 'monday'],
    ['2199-12-31', 'tuesday'],
  ])('%s is a %s', (text, weekday) => {
    expect(toWeekday(day(text))).toBe(weekday);
  });

  it('follow one another', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST - 1 }), (number) => {
        const today = WEEKDAYS.indexOf(toWeekday(dayFromNumber(number)));
        expect(toWeekday(dayFromNumber(number + 1))).toBe(WEEKDAYS[(today + 1) % 7]);
      }),
      runs,
    );
  });
});

describe('time zones', () => {
  it.each([
    'UTC',
    'Europe/London',
    'europe/london',
    'America/Argentina/Buenos_Aires',
    'Asia/Kolkata',
    'Etc/GMT+12',
    'Etc/GMT-14',
    'Pacific/Kiritimati',
  ])('%s is a name', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each([
    '',
    '+02:00',
    '-03',
    '+0530',
    'UTC+2',
    'Mars/Olympus',
    'auto',
    'Europe/London ',
    'Europe/London\n',
    `Europe/${'x'.repeat(60)}`,
    'undefined',
  ])('%j is none', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  it('refuses to tell the day in an unknown zone, or of no instant', () => {
    expect(() => toCalendarDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => toCalendarDay(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  });
});

describe('the local day of an instant', () => {
  it.each([
    // The clock goes back in the night to 26 October: 23:30Z is already half past midnight.
    ['2025-10-25T23:30:00Z', 'Europe/London', '2025-10-26', 0, 30],
    ['2025-10-25T22:59:59Z', 'Europe/London', '2025-10-25', 23, 59],
    ['2025-10-26T00:30:00Z', 'Europe/London', '2025-10-26', 1, 30],
    ['2025-10-26T01:30:00Z', 'Europe/London', '2025-10-26', 1, 30],
    ['2025-10-26T23:59:59Z', 'Europe/London', '2025-10-26', 23, 59],
    ['2025-03-30T00:59:00Z', 'Europe/London', '2025-03-30', 0, 59],
    ['2025-03-30T01:00:00Z', 'Europe/London', '2025-03-30', 2, 0],
    ['2025-03-30T22:59:59Z', 'Europe/London', '2025-03-30', 23, 59],
    ['2025-03-30T23:00:00Z', 'Europe/London', '2025-03-31', 0, 0],
    ['2025-03-09T06:59:00Z', 'America/New_York', '2025-03-09', 1, 59],
    ['2025-03-09T07:00:00Z', 'America/New_York', '2025-03-09', 3, 0],
    ['2025-03-10T03:59:00Z', 'America/New_York', '2025-03-09', 23, 59],
    ['2025-11-02T05:30:00Z', 'America/New_York', '2025-11-02', 1, 30],
    ['2025-11-02T06:30:00Z', 'America/New_York', '2025-11-02', 1, 30],
    ['2025-10-04T15:59:00Z', 'Australia/Sydney', '2025-10-05', 1, 59],
    ['2025-10-04T16:00:00Z', 'Australia/Sydney', '2025-10-05', 3, 0],
    ['2025-04-05T13:00:00Z', 'Australia/Sydney', '2025-04-06', 0, 0],
    ['2025-04-06T13:59:00Z', 'Australia/Sydney', '2025-04-06', 23, 59],
    ['2025-01-01T18:45:00Z', 'Asia/Kolkata', '2025-01-02', 0, 15],
    ['2025-01-01T18:29:59Z', 'Asia/Kolkata', '2025-01-01', 23, 59],
    ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01', 0, 0],
    ['2025-12-31T09:59:59Z', 'Pacific/Kiritimati', '2025-12-31', 23, 59],
    ['2026-01-01T11:59:59Z', 'Etc/GMT+12', '2025-12-31', 23, 59],
    ['2026-01-01T12:00:00Z', 'Etc/GMT+12', '2026-01-01', 0, 0],
    ['2024-02-29T23:30:00Z', 'UTC', '2024-02-29', 23, 30],
    ['2100-02-28T23:30:00Z', 'Europe/Paris', '2100-03-01', 0, 30],
    // One flight east to west: the same date in both places, hours apart.
    ['2025-06-10T08:00:00Z', 'Asia/Tokyo', '2025-06-10', 17, 0],
    ['2025-06-10T19:00:00Z', 'America/Los_Angeles', '2025-06-10', 12, 0],
  ])('%s in %s is %s at %i:%i', (instant, zone, expected, hour, minute) => {
    expect(toCalendarDay(new Date(instant), zone)).toBe(expected);
    expect(toLocalTime(new Date(instant), zone)).toEqual({ hour, minute });
  });

  it.each([
    ['Europe/London', '2025-03-30', 23],
    ['Europe/London', '2025-10-26', 25],
    ['America/New_York', '2025-03-09', 23],
    ['America/New_York', '2025-11-02', 25],
    ['Australia/Sydney', '2025-10-05', 23],
    ['Australia/Sydney', '2025-04-06', 25],
    ['Asia/Kolkata', '2025-03-30', 24],
    ['Etc/GMT+12', '2025-12-31', 24],
    ['Pacific/Kiritimati', '2025-12-31', 24],
  ])('in %s %s is one day of %i hours', (zone, text, hours) => {
    expect(getHours(day(text), zone)).toBe(hours);
  });

  it('is whole-hour arithmetic in every zone from UTC-12 to UTC+14 without summer time', () => {
    const instants = fc.integer({ min: (FIRST + 2) * 24 * 60, max: (LAST - 2) * 24 * 60 });
    fc.assert(
      fc.property(instants, fc.integer({ min: -12, max: 14 }), (minutes, offset) => {
        // The names of these zones count westwards: Etc/GMT+12 is UTC-12.
        const zone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
        const local = minutes + offset * 60;
        expect(toCalendarDay(new Date(minutes * MINUTE), zone)).toBe(dayFromNumber(Math.floor(local / (24 * 60))));
      }),
      runs,
    );
  });
});

describe('a day that starts later than midnight', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('with %i begins at that hour', (dayStartHour) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 59, 59));
      expect(toCalendarDay(instant, 'UTC', dayStartHour)).toBe(hour < dayStartHour ? '2025-12-31' : '2026-01-01');
    }
  });

  it.each([
    // Hours taken off the instant would give the day before, as 02:00 to 03:00 does not exist.
    ['2025-03-09T07:30:00Z', 'America/New_York', 3, '2025-03-09'],
    ['2025-03-30T02:30:00Z', 'Europe/London', 3, '2025-03-30'],
    ['2025-10-04T16:00:00Z', 'Australia/Sydney', 3, '2025-10-05'],
    // Hours taken off the instant would give the new day, as 01:00 to 02:00 comes twice.
    ['2025-11-02T06:30:00Z', 'America/New_York', 2, '2025-11-01'],
    ['2025-10-26T01:30:00Z', 'Europe/London', 2, '2025-10-25'],
    ['2025-10-26T02:00:00Z', 'Europe/London', 2, '2025-10-26'],
    ['2025-02-28T21:30:00Z', 'Asia/Kolkata', 4, '2025-02-28'],
    ['2024-03-01T02:00:00Z', 'UTC', 4, '2024-02-29'],
  ])('%s in %s, from %i o’clock, is %s', (instant, zone, dayStartHour, expected) => {
    expect(toCalendarDay(new Date(instant), zone, dayStartHour)).toBe(expected);
  });
});
