import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from '#web/testing/memory-router.testing.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { IdentityCard, type IdentityCardProps } from './identity-card.tsx';

afterEach(cleanup);

const today = calendarDay('2026-03-04');
const opener = { onOpen: () => undefined, onPrefetch: () => undefined };

/** A week with one habit that was done twice. */
function week(activeFrom: string, change: Partial<HabitGroup> = {}): HabitGroup {
  const start = calendarDay(activeFrom);
  const days = {
    weekStartDate: start,
    weekEndDate: addDays(start, 6),
    activeFrom: start,
    activeUntil: addDays(start, 6),
  };
  const habit = {
    id: 'h1',
    description: 'Walk',
    implementationIntention: '',
    habitType: 'core',
    order: 0,
    countsFrom: start,
  };
  const plain = { days: null, dueOn: null, measure: null, moment: null, skippedDays: [], amounts: [] };
  const done = { effectiveTarget: 7, completionsThisWeek: 2, completedDays: [start, addDays(start, 1)] };
  return {
    identityId: 'i1',
    identity: { name: 'The Mover', description: 'Moves.' },
    plan: { id: 'p1', status: 'active', ...days },
    habits: [{ ...plain, ...habit, ...done }],
    pausedDays: [],
    upcomingFrom: null,
    lastWeek: null,
    otherVotes: 0,
    canCheckInToday: true,
    weekBoundaryMessage: null,
    ...change,
  } as unknown as HabitGroup;
}

function show(change: Partial<IdentityCardProps>) {
  const props: IdentityCardProps = {
    identity: { id: 'i1', name: 'The Mover', description: 'Moves.' },
    group: week('2026-03-01'),
    action: 'check_in',
    today,
    isPrimary: false,
    votes: undefined,
    stillOpen: 0,
    isMoreOpen: false,
    pausedUntil: null,
    planAddress: null,
    checkIn: opener,
    review: opener,
    ...change,
  };
  render(
    <MemoryRouter>
      <IdentityCard {...props} />
    </MemoryRouter>,
  );
}

/** The votes of the week, its ring and the days of its one habit. */
const figures = () => [
  ...screen.queryAllByText('2 votes this week'),
  ...screen.queryAllByRole('img', { name: /this week/ }),
];

describe('the card of an identity', () => {
  it('shows the week of the plan that covers today', () => {
    show({});
    expect(figures()).toHaveLength(3);
  });

  it.each([
    ['all votes beside those of the week', 42, 2, null, '42 votes · 2 this week'],
    ['the week’s alone while they are all there are', 2, 2, null, '2 votes this week'],
    ['the week’s alone where the others are not known', undefined, 1, 80, '1 vote this week'],
    [
      'how the last week went, before the first of a new one',
      1042,
      0,
      80,
      `${(1042).toLocaleString()} votes · Last week: 80 %`,
    ],
    ['nothing of a last week that there was not', 0, 0, null, '0 votes this week'],
  ])('says %s', (_what, votes, ofWeek, lastWeek, words) => {
    const group = week('2026-03-01', { lastWeek });
    const habits = group.habits.map((habit) => ({ ...habit, completionsThisWeek: ofWeek }));
    show({ group: { ...group, habits }, votes });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each(['weekly_review', 'plan_needed'] as const)('shows nothing of last week as this week’s: %s', (action) => {
    const over = { canCheckInToday: false, weekBoundaryMessage: 'This week has ended.' };
    show({ action, group: week('2026-02-22', over), planAddress: '/habit-planning/i1' });
    expect(figures()).toEqual([]);
    expect(screen.getByText('Moves.')).toBeTruthy();
    expect(screen.queryByText('Walk')).toBeNull();
  });

  it.each([
    ['a week that ended yesterday', '2026-02-25', '12 votes · Last week: 29 %'],
    ['a week before that', '2026-02-15', '12 votes'],
  ])(
    'remembers what there is, and how the last week went, until the next one is planned: %s',
    (_what, start, words) => {
      const over = { canCheckInToday: false, weekBoundaryMessage: 'This week has ended.' };
      show({ action: 'weekly_review', group: week(start, over), votes: 12 });
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByText('Moves.')).toBeNull();
      expect(figures()).toEqual([]);
    },
  );

  it('shows the habits of a week that is to come', () => {
    const ahead = { canCheckInToday: false, weekBoundaryMessage: 'Your new week starts on Sunday, 8 March.' };
    show({ action: 'waiting', group: week('2026-03-08', ahead) });
    expect(screen.getByText('Walk')).toBeTruthy();
    expect(screen.queryByText('2 votes this week')).toBeNull();
  });

  it('calls a day complete that asks for nothing more, and no other', () => {
    show({ action: 'done_today' });
    expect(screen.getByRole('button', { name: 'Workflow Complete Today' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Nothing else to do.')).toBeTruthy();
    cleanup();
    // What may as well be done tomorrow keeps no day open, and is something to do.
    show({ action: 'done_today', isMoreOpen: true });
    expect(screen.getByText('Workflow Complete Today')).toBeTruthy();
    expect(screen.queryByText('Nothing else to do.')).toBeNull();
    cleanup();
    show({ action: 'done_today', stillOpen: 2, isMoreOpen: true });
    expect(screen.queryByText('Workflow Complete Today')).toBeNull();
    expect(screen.getByText('2 still open, if you like.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update Progress' })).toHaveProperty('disabled', false);
  });

  it.each([
    ['2026-03-04', 'Paused today'],
    ['2026-03-08', /^Paused until .*8/],
  ])('says until when it is paused: %s', (until, words) => {
    show({ action: 'paused', pausedUntil: calendarDay(until) });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says that a pause comes', () => {
    show({ pauseAhead: { from: calendarDay('2026-03-09'), until: calendarDay('2026-03-12') } });
    expect(screen.getByText(/^Paused from .*9.* to .*12/)).toBeTruthy();
  });
});
