import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { AmountBars } from './amount-bars.tsx';

afterEach(cleanup);

const span = { from: calendarDay('2026-02-07'), to: calendarDay('2026-04-04') };
/** Two whole weeks, and one under way since Sunday 22 February. */
const weeks = [
  { date: calendarDay('2026-02-14'), amount: 34 },
  { date: calendarDay('2026-02-21'), amount: 42.5 },
  { date: calendarDay('2026-02-25'), amount: 0 },
];
const water = { measure: { unit: 'glasses', atLeast: 6 }, weeklyTarget: 42, weeks };

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const heights = () => screen.getAllByRole('listitem').map(({ style }) => style.height);

it('says what each week amounts to, the newest one as far as it has come', () => {
  render(<AmountBars span={span} amounts={water} tone="accent" />);
  expect(screen.getByRole('list', { name: 'Week by week, in glasses' })).toBeTruthy();
  expect(texts().map((text) => text?.replace(/February|Feb/, 'Feb'))).toEqual([
    expect.stringMatching(/^Week to .*14.*: 34 glasses$/),
    expect.stringMatching(/^Week to .*21.*: 42.5 glasses$/),
    expect.stringMatching(/^Since .*22.*: 0 glasses$/),
  ]);
  expect(screen.getByText(/The line: 42 glasses a week/)).toBeTruthy();
});

it('draws weeks up to the highest, and the line where a week at its target is', () => {
  const { container } = render(<AmountBars span={span} amounts={water} tone="accent" />);
  expect(heights()).toEqual(['80%', '100%', '0%']);
  expect((container.querySelector('[aria-hidden=true].absolute') as HTMLElement).style.bottom).toMatch(/^98\.8/);
});

it('has no line for a limit, which no sum is meant to reach', () => {
  const coffee = { ...water, measure: { unit: 'coffees', atMost: 2 }, weeklyTarget: null };
  const { container } = render(<AmountBars span={span} amounts={coffee} tone="quiet" />);
  expect(container.querySelector('[aria-hidden=true].absolute')).toBeNull();
  expect(screen.getByText(/At most 2 coffees a day/)).toBeTruthy();
});

it('draws nothing before the first week, nor of a limit where all is 0, which it says', () => {
  const { container } = render(<AmountBars span={span} amounts={{ ...water, weeks: [] }} tone="accent" />);
  expect(container.textContent).toBe('');
  const none = {
    measure: { unit: 'beers', atMost: 0 },
    weeklyTarget: null,
    weeks: weeks.map((week) => ({ ...week, amount: 0 })),
  };
  const kept = render(<AmountBars span={span} amounts={none} tone="accent" />);
  expect(texts()).toEqual([]);
  expect(kept.container.textContent).toMatch(/^Since .*: 0 beers · None is the aim$/);
});
