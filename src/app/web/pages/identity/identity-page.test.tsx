import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from '#web/router/router.tsx';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { type Loopback, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { IdentityPage } from './identity-page.tsx';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
  signedInCookie(true);
  server.reply('GET /api/identities', [200, []]);
  server.reply('GET /api/tally', [200, { today: '2026-03-04', weekStartDay: 'sunday', identities: [] }]);
});

afterEach(async () => {
  cleanup();
  signedInCookie(false);
  await server.close();
});

const CALL = 'GET /api/identities/i1/evidence';
const createdAt = '2025-12-01T08:00:00.000Z';

const evidence = (year: number, change: Partial<IdentityEvidence> = {}): IdentityEvidence => ({
  identity: { id: 'i1', name: 'The Swimmer', description: 'You swim.', createdAt, archivedAt: null },
  today: calendarDay('2026-03-04'),
  weekStartDay: 'sunday',
  year,
  years: [2025, 2026],
  days: [{ date: calendarDay(`${year}-03-03`), state: 'done', votes: 2, planned: 2 }],
  habits: [],
  streaks: { current: 0, longest: 5 },
  forgivingStreaks: { current: 3, longest: 9 },
  daysActive: 12,
  votes: { ever: 24, thisWeek: 2 },
  returnRate: null,
  consistency: { rate: null, weeks: 0, recorded: 0 },
  reviews: [],
  ...change,
});

const showPage = () =>
  show(
    <Routes>
      <Route path="/identities/:id" element={<IdentityPage />} />
    </Routes>,
    { at: '/identities/i1' },
  );

it('shows votes first, then the forgiving streak; a streak that is over stands at its best, and unknown rates are left out', async () => {
  server.reply(CALL, [200, evidence(2026)]);
  showPage();
  expect((await screen.findByRole('region', { name: 'So far' })).textContent).toMatch(/^24votes for this person/);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Forgiving streak']);
  fireEvent.click(screen.getByRole('button', { name: 'More figures' }));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Forgiving streak',
    'Days in a row',
    'Days active',
  ]);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '3daysBest 9 daysDays with a vote, where one missed day is forgiven; rest days and paused ones are passed over.',
    '5daysBest so far. A new one starts any dayDays with a vote, one after the other.',
    '12daysDays with at least one vote, ever.',
  ]);
});

it('goes to the year before and back, and no further than there are years', async () => {
  server.reply(CALL, [200, evidence(2026)]);
  server.reply(`${CALL}?year=2025`, [200, evidence(2025)]);
  server.reply(`${CALL}?year=2026`, [200, evidence(2026)]);
  showPage();
  await screen.findByRole('heading', { name: 'Your 2026' });
  expect((screen.getByRole('button', { name: 'Show 2027' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2025' }));
  await screen.findByRole('heading', { name: 'Your 2025' });
  expect((screen.getByRole('button', { name: 'Show 2024' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2026' }));
  expect(await screen.findByRole('heading', { name: 'Your 2026' })).toBeTruthy();
});

it('asks again after a failure', async () => {
  server.reply(CALL, [500, { message: 'Busy', code: 'INTERNAL' }], [200, evidence(2026)]);
  showPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The Swimmer' })).toBeTruthy();
});

it('leads home from an identity that does not exist', async () => {
  server.reply(CALL, [404, { message: 'Identity not found', code: 'NOT_FOUND' }]);
  showPage();
  expect(await screen.findByRole('heading', { name: 'We can’t find this identity' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/');
});

it('offers a check-in before the first vote, and a plan to somebody without one', async () => {
  const none = { days: [], years: [], votes: { ever: 0, thisWeek: 0 } };
  const habit = { seriesId: 's', description: 'Swim', habitType: 'core' as const, isCurrent: true, strength: 0 };
  const planned = [{ ...habit, curve: [], amounts: null, streak: { current: 0, longest: 0 }, votes: 0 }];
  server.reply(CALL, [200, evidence(2026, { ...none, habits: planned })]);
  const { unmount } = showPage();
  expect((await screen.findByRole('link', { name: 'Check in' })).getAttribute('href')).toBe('/?checkIn=i1');
  unmount();
  server.reply(CALL, [200, evidence(2026, none)]);
  showPage();
  expect((await screen.findByRole('link', { name: 'Plan this week' })).getAttribute('href')).toBe('/habit-planning/i1');
});
