import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from '#web/router/router.tsx';
import { afterEach, beforeEach, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { takeRecommendations } from '#web/device/review-recommendations.ts';
import { createQueryClient } from '#web/query-client.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { HabitPlanningPage } from './habit-planning-page.tsx';

/** The server that the page asks, anew for each test. */
export let server: Loopback;

/** Registers what comes before and after each test of the page. */
export function onThePlanningPage(): void {
  beforeEach(async () => {
    server = await startLoopback();
    // Reduced motion: jsdom draws nothing to animate.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    signedInCookie(true);
  });

  afterEach(async () => {
    cleanup();
    signedInCookie(false);
    takeRecommendations('i1');
    // A talk is kept over a reload.
    sessionStorage.clear();
    await server.close();
  });
}

export const today = calendarDay('2026-03-04');
export const identity = {
  id: 'i1',
  goalId: 'g1',
  name: 'The Swimmer',
  description: 'Swims.',
  isActive: true,
  archivedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
};
export const habit = (description: string): PlannedHabit => ({
  description,
  habitType: 'core',
  implementationIntention: '',
  targetFrequency: 3,
  difficulty: 'easy',
  order: 0,
});
export const answer = {
  habits: [habit('Walk'), habit('Read')],
  intro: 'Here we go.',
  chips: [],
  safety: null,
  basicMode: false,
};
export const nextWeek = { ...answer, changes: [], startsOn: '2026-03-08', weekEndDate: '2026-03-14', weekType: 'full' };
export const asked = (key: string) => server.asked.filter((call) => call.key === key).map(({ body }) => body);

/** The page at this address, for somebody with one identity. */
export function open(query: string, changes: Parameters<typeof newcomer>[0] = {}) {
  const client = createQueryClient();
  const known = newcomer({ today, identities: [identity], reviewStandings: [], pauses: [], ...changes });
  client.setQueryData(bootstrapQuery.queryKey, known);
  seed(client, known);
  server.reply('GET /api/bootstrap', [200, { ...known, identities: [] }]);
  const page = (
    <Routes>
      <Route path="/habit-planning/:identityId" element={<HabitPlanningPage />} />
      <Route path="/" element="The dashboard" />
    </Routes>
  );
  return show(page, { at: `/habit-planning/i1${query}`, client });
}

export const accept = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Accept Selected Habits/ }));
