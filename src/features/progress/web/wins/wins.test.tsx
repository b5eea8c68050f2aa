import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { runningPlan } from '#features/plans/web/running-plan.testing.ts';
import { setStoredAt } from '#web/device/waiting.ts';
import { createQueryClient } from '#web/query-client.ts';
import { Wins } from './wins.tsx';

const today = calendarDay('2026-03-04');
const client = createQueryClient();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  setStoredAt(client, null);
  vi.useRealTimers();
});

const page = (votes: number, { groups = [runningPlan] as readonly HabitGroup[], isHeld = false } = {}) => (
  <QueryClientProvider client={client}>
    <Wins
      userId="u1"
      today={today}
      groups={groups}
      evidence={[{ identityId: runningPlan.identityId, votes, strengths: [] }]}
      first={null}
      isHeld={isHeld}
    />
  </QueryClientProvider>
);
const said = () => screen.queryByRole('status')?.textContent ?? null;
const FIRST = `Your first vote for ${runningPlan.identity.name}.`;

it('tells a win for 1.2 seconds, once a day, also after a reload and in another tab', () => {
  const { rerender } = render(page(0));
  rerender(page(1));
  expect(said()).toBe(FIRST);
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  pass(1199);
  expect(said()).toBe(FIRST);
  pass(1);
  expect(said()).toBe(null);
  rerender(page(0));
  rerender(page(1));
  expect(said()).toBe(null);
  cleanup();
  // What a tab keeps for itself, another does not have.
  sessionStorage.clear();
  const again = render(page(0));
  again.rerender(page(1));
  expect(said()).toBe(null);
});

it('ends with any press', () => {
  const { rerender } = render(page(0));
  rerender(page(1));
  expect(said()).toBe(FIRST);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(said()).toBe(null);
});

it('waits for a window that stands over the page, and tells nothing that came from elsewhere', () => {
  const { rerender } = render(page(0, { isHeld: true }));
  rerender(page(0));
  rerender(page(1, { isHeld: true }));
  expect(said()).toBe(null);
  rerender(page(1));
  expect(said()).toBe(FIRST);
  cleanup();
  localStorage.clear();
  setStoredAt(client, '2026-03-04T08:00:00.000Z');
  const stored = render(page(0));
  // The answer takes its place at once.
  act(() => {
    setStoredAt(client, null);
    stored.rerender(page(1));
  });
  expect(said()).toBe(null);
});

it('tells a win of the stored day too, which is all there is without a network', () => {
  setStoredAt(client, '2026-03-04T08:00:00.000Z');
  const { rerender } = render(page(0));
  rerender(page(1));
  expect(said()).toBe(FIRST);
});
