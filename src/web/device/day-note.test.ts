import { beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { eraseDayNotes, keepDayNote, readDayNote } from './day-note.ts';

const day = calendarDay('2026-03-04');

beforeEach(() => localStorage.clear());

it('keeps the day for its user, and what was told on it', () => {
  expect(readDayNote('wins', 'u1')).toBeNull();
  expect(keepDayNote('wins', 'u1', { day, told: ['full_day'] })).toBe(true);
  expect(readDayNote('wins', 'u1')).toEqual({ day, told: ['full_day'] });
  expect(readDayNote('insight', 'u1')).toBeNull();
});

it('erases what is kept of another user', () => {
  keepDayNote('insight', 'u1', { day });
  expect(readDayNote('insight', 'u2')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '{"userId":"u1","day":"Wednesday"}', '{"userId":"u1","day":"2026-03-04","told":7}', '7'])(
  'takes %s for nothing',
  (text) => {
    localStorage.setItem('taylr-insight-day', text);
    expect(readDayNote('insight', 'u1')).toBeNull();
  },
);

it('erases its own alone at log-out', () => {
  localStorage.setItem('taylr-theme', 'light');
  keepDayNote('insight', 'u1', { day });
  keepDayNote('wins', 'u1', { day, told: ['full_day'] });
  eraseDayNotes();
  expect(Object.keys(localStorage)).toEqual(['taylr-theme']);
});

it('says so when the browser keeps nothing', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(keepDayNote('insight', 'u1', { day })).toBe(false);
  refused.mockRestore();
});
