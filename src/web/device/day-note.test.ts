import { beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { eraseInsightDay, keepInsightDay, readInsightDay } from './insight-day.ts';

const wednesday = calendarDay('2026-03-04');

beforeEach(() => localStorage.clear());

it('keeps the day for its user', () => {
  expect(readInsightDay('u1')).toBeNull();
  expect(keepInsightDay('u1', wednesday)).toBe(true);
  expect(readInsightDay('u1')).toBe(wednesday);
});

it('erases what is kept of another user', () => {
  keepInsightDay('u1', wednesday);
  expect(readInsightDay('u2')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '{"userId":"u1","day":"Wednesday"}', '7'])('takes %s for nothing', (text) => {
  localStorage.setItem('taylr-insight-day', text);
  expect(readInsightDay('u1')).toBeNull();
});

it('erases its own alone at log-out', () => {
  localStorage.setItem('taylr-theme', 'light');
  keepInsightDay('u1', wednesday);
  eraseInsightDay();
  expect(Object.keys(localStorage)).toEqual(['taylr-theme']);
});

it('says so when the browser keeps nothing', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(keepInsightDay('u1', wednesday)).toBe(false);
  refused.mockRestore();
});
