import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { habitOfPlan } from '#features/plans/web/running-plan.testing.ts';
import { NextHabitLine } from './next-habit-line.tsx';

afterEach(cleanup);

it.each([
  ['Walk for 5 minutes', 'When I finish lunch, from the door', 'noon', 'When I finish lunch: walk for 5 minutes'],
  ['No phone until one', 'Until one, in the kitchen', 'morning', 'Morning: no phone until one'],
  ['No phone until one', 'Until one, in the kitchen', null, 'Next: no phone until one'],
] as const)('“%s” %s, in the %s, is told as “%s”', (description, implementationIntention, moment, told) => {
  const habit = habitOfPlan(0, { description, implementationIntention, moment });
  const preferences = { timezone: 'UTC', dayStartHour: 4 } as const;
  render(<NextHabitLine open={[habit]} today={calendarDay('2026-03-04')} preferences={preferences} />);
  expect(document.body.textContent).toBe(told);
});
