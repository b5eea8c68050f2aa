import { expect, it } from 'vitest';
import { isCuedOn } from './cued-day.ts';

const cued = (implementationIntention: string, dueOn: string[] | null = null) => ({
  description: 'Walk',
  implementationIntention,
  dueOn: dueOn as never,
});

it.each([
  ['When our agreed hour comes on Wednesday, at our meeting point, I will walk. If they cancel, I go alone.'],
  ['When Wednesday’s first break starts, I will walk.'],
  ['After breakfast on Wednesdays and Saturdays, I will walk.'],
  ['On a weekday after lunch, I will walk.'],
  ['After lunch, I will walk.'],
  ['When I close my laptop, in the gym that I picked on Sunday, I will train.'],
  ['After lunch, I will plan Saturday.'],
  ['After lunch, I will walk. If it rains on Sunday, I dance.'],
  [''],
])('may be done on a Wednesday: %s', (intention) => {
  expect(isCuedOn(cued(intention), 'wednesday')).toBe(true);
});

it.each([
  ['When Sunday breakfast is over, with my calendar open, I will choose one moment.'],
  ['At the weekend after lunch, I will walk.'],
  ['When our slot on Friday evening comes, I will call.'],
])('is of another day than a Wednesday: %s', (intention) => {
  expect(isCuedOn(cued(intention), 'wednesday')).toBe(false);
});

it('goes by its named days where it has them, whatever its words say', () => {
  expect(isCuedOn(cued('When Sunday breakfast is over, I will walk.', ['2026-03-04']), 'wednesday')).toBe(true);
});
