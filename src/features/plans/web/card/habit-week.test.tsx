import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Habit } from '#features/plans/contract.ts';
import { HabitWeek } from './habit-week.tsx';

afterEach(cleanup);

// A Wednesday, of a week that began on Sunday.
const today = calendarDay('2026-03-04');
const weekStart = calendarDay('2026-03-01');
const day = (date: number) => calendarDay(`2026-03-0${date}`);

const plain = {
  id: 'h1',
  description: 'Drink water',
  implementationIntention: '',
  habitType: 'core',
  countsFrom: weekStart,
  effectiveTarget: 7,
  completionsThisWeek: 1,
  completedDays: [day(1)],
  days: null,
  dueOn: null,
  measure: null,
  moment: null,
  skippedDays: [],
  amounts: [],
} as unknown as Habit;

function show(change: Partial<Habit>) {
  render(
    <ul>
      <HabitWeek habit={{ ...plain, ...change }} weekStart={weekStart} pausedDays={[]} today={today} />
    </ul>,
  );
  return { words: screen.getByRole('listitem').textContent, label: screen.getByRole('img').getAttribute('aria-label') };
}

const glasses = { unit: 'glasses', atLeast: 6 };
const coffees = { unit: 'coffees', atMost: 2 };
const amounts = (...of: number[]) => of.map((amount, at) => ({ date: day(at + 2), amount }));

describe('the week of a habit', () => {
  it('without anything more is its name, its figures and its days', () => {
    expect(show({})).toEqual({ words: 'Drink water1 of 7', label: 'Drink water: 1 of 7 this week, done on Sunday' });
  });

  it.each<[string, Partial<Habit>, RegExp]>([
    ['done beyond what was asked', { completionsThisWeek: 1, effectiveTarget: 0 }, /: 1 extra this week/],
    [
      'named for a day that its first week no longer has',
      {
        days: ['sunday'],
        dueOn: [],
        completedDays: [],
        completionsThisWeek: 0,
        effectiveTarget: 0,
        countsFrom: day(2),
      },
      /: next week/,
    ],
    [
      'skipped on each of its days',
      { dueOn: [day(2)], completedDays: [], completionsThisWeek: 0, effectiveTarget: 0, skippedDays: [day(2)] },
      /: skipped, /,
    ],
  ])('of which the week asks nothing says why: %s', (_what, change, said) => {
    const { label, words } = show(change);
    expect(label).toMatch(said);
    expect(words).not.toContain('of 0');
  });

  it.each<[string, Partial<Habit>, string]>([
    ['what today still asks for', { measure: glasses }, '0 of 6 glasses today'],
    [
      'today’s amount, and the week’s',
      { measure: glasses, amounts: amounts(4, 6, 2.5) },
      '2.5 of 6 glasses today12.5 glasses this week',
    ],
    ['what is left of a limit', { measure: coffees, amounts: [{ date: today, amount: 1 }] }, '1 coffee left today'],
    ['a limit that is settled', { measure: coffees, completedDays: [today] }, 'Kept today'],
    ['a limit of none', { measure: { unit: 'cigarettes', atMost: 0 } }, 'None so far today'],
    ['a skip, and nothing of an amount', { measure: glasses, skippedDays: [today] }, 'Skipped today'],
    [
      'its days and its moment',
      { days: ['monday', 'thursday'], dueOn: [day(2), day(5)], moment: 'noon' },
      'NoonMon · Thu',
    ],
    ['no amount on a day that does not ask for one', { measure: glasses, days: ['monday'], dueOn: [day(2)] }, 'Mon'],
  ])('says %s', (_what, change, words) => {
    expect(show(change).words).toBe(`Drink water${words}1 of 7`);
  });

  it('tells days, parts and skips in words', () => {
    const named = { days: ['monday', 'tuesday'] as Habit['days'], dueOn: [day(2), day(3)] };
    expect(show({ ...named, measure: glasses, amounts: amounts(3), skippedDays: [day(3)] }).label).toBe(
      'Drink water, 6 glasses: 1 of 7 this week, on Monday and Tuesday, done on Sunday, partly done on Monday (3 glasses), skipped on Tuesday',
    );
  });

  it('tells of a limit that was broken', () => {
    const { label, words } = show({ measure: coffees, amounts: amounts(3, 2.5) });
    expect(label).toBe(
      'Drink water, limit 2 coffees: 1 of 7 this week, done on Sunday, over the limit on Monday (3 coffees), Tuesday (2.5 coffees)',
    );
    expect(words).toContain('5.5 coffees this week');
    expect(document.querySelectorAll('[data-state=over]')).toHaveLength(2);
  });

  it('says nothing of today in a week that is to come', () => {
    const coming = { countsFrom: day(8), completedDays: [], completionsThisWeek: 0, measure: glasses };
    render(
      <ul>
        <HabitWeek habit={{ ...plain, ...coming }} weekStart={day(8)} pausedDays={[]} today={today} />
      </ul>,
    );
    expect(screen.getByRole('listitem').textContent).toBe('Drink water0 of 7');
  });
});

it('says when and where it is done, in a line of its own that a tap shows whole on a phone', () => {
  const implementationIntention = 'When I finish lunch, at my desk, I will drink water. If I am out, I order some.';
  const { words } = show({ implementationIntention });
  expect(words).toContain('When I finish lunch, at my desk');
  expect(words).not.toContain('I will drink');
  const cue = screen.getByRole('button', { name: 'When I finish lunch, at my desk' });
  expect(cue.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(cue);
  expect(cue.getAttribute('aria-expanded')).toBe('true');
});
