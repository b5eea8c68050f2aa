import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { createQueryClient } from '#web/query-client.ts';
import { newcomer } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { HelpCard } from './help-card.tsx';

beforeEach(() => localStorage.clear());

const QUIET = { label: 'none', text: 'There is someone to talk to.', stopsCoaching: false, goals: [] } as const;

/** The card as somebody sees it on a day. */
function shownOn(day: string, { user = 'u1', label = 'none' as 'none' | 'withdrawal' } = {}): boolean {
  const client = createQueryClient();
  const today = calendarDay(day);
  const { user: ada, dailyStatus } = newcomer();
  const known = newcomer({ user: { ...ada, id: user }, dailyStatus: { ...dailyStatus, today } });
  client.setQueryData(bootstrapQuery.queryKey, known);
  const { unmount } = show(<HelpCard answer={{ ...QUIET, label }} />, { at: '/', client });
  const isShown = screen.queryByText(QUIET.text) !== null;
  unmount();
  return isShown;
}

it('says a quiet word once in two weeks, to each person', () => {
  expect(shownOn('2026-03-04')).toBe(true);
  expect(shownOn('2026-03-04')).toBe(false);
  expect(shownOn('2026-03-17')).toBe(false);
  expect(shownOn('2026-03-18')).toBe(true);
  expect(shownOn('2026-03-18', { user: 'u2' })).toBe(true);
});

it('shows what a label calls for each time', () => {
  expect(shownOn('2026-03-04', { label: 'withdrawal' })).toBe(true);
  expect(shownOn('2026-03-04', { label: 'withdrawal' })).toBe(true);
});
