import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { insightsToShow, isInsightDue, placesSwiped } from './insight-rule.ts';

const wednesday = calendarDay('2026-03-04');
const thursday = calendarDay('2026-03-05');

const mover = { id: 'a', name: 'The Everyday Mover' };
const sleeper = { id: 'b', name: 'The Rested Sleeper' };
const said = (insight: string) => ({ insight, actionSuggestion: 'Cast the next one today.' });

it('is due on the first day and on each later one, once', () => {
  expect(isInsightDue(wednesday, null)).toBe(true);
  expect(isInsightDue(wednesday, wednesday)).toBe(false);
  expect(isInsightDue(thursday, wednesday)).toBe(true);
});

it('does not come again on a day that returns by travelling over the date line', () => {
  expect(isInsightDue(wednesday, thursday)).toBe(false);
});

it('shows the identities that have one, in the order of their cards', () => {
  const insights = { b: said('Three of four.'), a: said('Two of four.') };
  expect(insightsToShow(insights, [mover, sleeper])).toEqual([
    { ...mover, ...said('Two of four.') },
    { ...sleeper, ...said('Three of four.') },
  ]);
  expect(insightsToShow({ b: said('Three of four.') }, [mover, sleeper])).toEqual([
    { ...sleeper, ...said('Three of four.') },
  ]);
});

it('shows nothing while nothing is known, with no insight, and for an identity that is gone', () => {
  expect(insightsToShow(undefined, [mover])).toEqual([]);
  expect(insightsToShow({}, [mover])).toEqual([]);
  expect(insightsToShow({ gone: said('Two of four.') }, [mover])).toEqual([]);
});

it.each([
  ['50 px to the left turns to the next', { x: 250, y: 300 }, 1],
  ['50 px to the right turns back', { x: 350, y: 300 }, -1],
  ['49 px are no swipe', { x: 251, y: 300 }, 0],
  ['further down than across is scrolling', { x: 240, y: 380 }, 0],
] as const)('%s', (_rule, to, places) => {
  expect(placesSwiped({ x: 300, y: 300 }, to)).toBe(places);
});
