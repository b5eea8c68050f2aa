import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, calendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { WeekTracker } from './week-tracker.tsx';

afterEach(cleanup);

/** A Sunday. */
const START = calendarDay('2026-03-01');
const HINT = 'Choose a day to note or change it.';

function show(today: string, startsOn = '2026-03-02') {
  const onDay = vi.fn();
  const days = Array.from({ length: 7 }, (_none, at) => {
    const date = addDays(START, at);
    return {
      date,
      dayName: toWeekday(date),
      dayNumber: at + 1,
      completionPercentage: 0,
      isRestDay: false,
      isPaused: false,
      isToday: date === today,
      isPreStart: date < startsOn,
      isWeekEnd: at === 6,
    };
  });
  render(<WeekTracker days={days} today={calendarDay(today)} onDay={onDay} />);
  return onDay;
}

it('opens a day of the plan up to today, and says so', () => {
  const onDay = show('2026-03-04');
  const buttons = screen.getAllByRole('button', { name: /Open the check-in of this day$/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Monday.*2/),
    expect.stringMatching(/Tuesday.*3/),
    expect.stringMatching(/Wednesday.*4/),
  ]);
  expect(screen.getByText(HINT)).toBeTruthy();
  fireEvent.click(buttons[1] as HTMLElement);
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-03-03');
});

it('says nothing of it before the start', () => {
  show('2026-03-04', '2026-03-08');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText(HINT)).toBeNull();
});
