import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import type { YearMapProps } from './year-map.tsx';
import { YearMap } from './year-map.tsx';

const today = calendarDay('2026-03-04');
const review = (weekStartDate: string, weekEndDate: string, summary: string): YearMapProps['reviews'][number] => ({
  weekStartDate: calendarDay(weekStartDate),
  weekEndDate: calendarDay(weekEndDate),
  difficulty: 'easier',
  completionRate: 60,
  summary,
});

const lived: YearMapProps = {
  year: 2026,
  today,
  weekStartDay: 'sunday',
  days: daysFromTo(calendarDay('2026-02-03'), today).map((date) => ({
    date,
    state: date === today ? 'open' : date === '2026-03-03' ? 'paused' : date === '2026-02-25' ? 'done' : 'partial',
    votes: date === today || date === '2026-03-03' ? 0 : 2,
    planned: 3,
  })),
  reviews: [
    review('2026-02-08', '2026-02-14', 'You walked in the rain.'),
    review('2026-02-22', '2026-02-28', 'Lunch is where the walk belongs.'),
  ],
};

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const stops = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')];

beforeEach(() => void render(<YearMap {...lived} />));
afterEach(cleanup);

describe('the days of the map', () => {
  it('are one stop of the Tab key, which is today', () => {
    expect(stops().map((element) => element.role ?? element.getAttribute('role'))).toEqual(['gridcell', null]);
    stops()[0]?.focus();
    expect(focused()).toMatch(/4.*2026, today: still open$/);
  });

  it('are gone through by arrow keys: up and down a day, left and right a week', () => {
    stops()[0]?.focus();
    press('ArrowUp');
    expect(focused()).toMatch(/March 3|3 March/);
    expect(focused()).toMatch(/2026: paused$/);
    press('ArrowLeft');
    expect(focused()).toMatch(/(February 24|24 February).*: 2 of 3 done$/);
    press('ArrowDown');
    expect(focused()).toMatch(/(February 25|25 February).*: 2 of 3 done, everything due$/);
    press('ArrowRight');
    expect(focused()).toMatch(/March 4|4 March/);
  });

  it('end at the first and at the newest day, where Home and End lead', () => {
    stops()[0]?.focus();
    press('ArrowDown');
    expect(focused()).toMatch(/March 4|4 March/);
    press('Home');
    expect(focused()).toMatch(/February 3|3 February/);
    press('ArrowLeft');
    expect(focused()).toMatch(/February 3|3 February/);
    press('End');
    expect(focused()).toMatch(/March 4|4 March/);
  });

  it('leave the stop where one was, and say beneath the map what a click chose', () => {
    const day = screen.getByRole('gridcell', { name: /February 10|10 February/ });
    fireEvent.click(day);
    expect(stops()[0]).toBe(day);
    expect(day.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText(/(February 10|10 February).*: 2 of 3 done$/)).toBeTruthy();
  });

  it('leave other keys to the page', () => {
    stops()[0]?.focus();
    expect(press('a')).toBe(true);
    expect(fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(press('ArrowLeft')).toBe(false);
  });
});

describe('the reviews below it', () => {
  it('are one stop, the newest first met; the arrow keys lead to the others, and each says its summary', () => {
    stops()[1]?.focus();
    expect(focused()).toMatch(/60% of the plan, next week easier\. Lunch is where the walk belongs\.$/);
    press('ArrowLeft');
    expect(focused()).toMatch(/You walked in the rain\.$/);
    expect(screen.getByText('You walked in the rain.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    press('ArrowRight');
    expect(focused()).toMatch(/Lunch is where the walk belongs\.$/);
  });
});
