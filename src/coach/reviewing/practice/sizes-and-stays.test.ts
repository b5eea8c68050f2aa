import { describe, expect, it } from 'vitest';
import { isSaid } from '#coach/say/say.ts';
import { reviewOutcome } from '../review-turn.ts';
import { getFacts, getHabit, getReview } from './review-facts.testing.ts';

const WEEK = getFacts([
  getHabit('Read for 10 minutes', 6, [0, 1, 2, 4]),
  getHabit('Walk for 10 minutes', 3, [1]),
  getHabit('Call my mum', 2, [2]),
  getHabit('Be up by 7', 5, [2, 3]),
]);

function after(...says: readonly string[]) {
  const answers = getReview(WEEK, says);
  const messages = says.flatMap((content, at) => [
    { role: 'assistant' as const, content: answers[at]?.reply ?? '' },
    { role: 'user' as const, content },
  ]);
  const { said } = reviewOutcome({ ...WEEK, messages });
  const changed = said.filter((habit, at) => JSON.stringify(habit) !== JSON.stringify(WEEK.plan[at]));
  return { reply: answers.at(-1)?.reply ?? '', changed };
}

describe('a size in another unit', () => {
  it.each([
    ['one page instead of ten minutes', 'Read 1 page'],
    ['a page instead of the ten minutes', 'Read 1 page'],
    ['a single page instead of ten minutes of it', 'Read 1 page'],
    ['2 pages rather than 10 min', 'Read 2 pages'],
    ['make it one page in place of 10 minutes', 'Read 1 page'],
    ['5 pages', 'Read 5 pages'],
    ['1 mile instead of the ten minutes', 'Walk 1 mile'],
    ['a mile instead of ten minutes', 'Walk 1 mile'],
  ])('is of the habit whose act is counted in it, whichever was asked about: %s', (said, text) => {
    for (const before of [[], ['fine']])
      expect(after(...before, said).changed.map(({ description }) => description)).toEqual([text]);
  });

  it('that no act of the plan is counted in is asked about', () => {
    for (const before of [[], ['fine']]) {
      const { reply, changed } = after(...before, 'two rows instead of the ten minutes');
      expect(changed).toEqual([]);
      expect(isSaid('reviewWhich', reply), reply).toBe(true);
    }
  });
});

describe('what stays, said beside an order', () => {
  it.each([
    ['keep the reading as it is but move being up to Sundays', 'Be up by 7'],
    ['move being up to Sundays and keep the reading as it is', 'Be up by 7'],
    ['leave the walk alone but move being up to Sundays', 'Be up by 7'],
    ['leave the reading alone and shift mum to Sunday', 'Call my mum'],
    ['dont touch the reading but shift the walk to Sunday', 'Walk for 10 minutes'],
    ['reading is grand as it is, move the walk to Sundays', 'Walk for 10 minutes'],
    ['let the reading be and put the walk on Sundays', 'Walk for 10 minutes'],
  ])('is not what moves: %s', (said, name) =>
    expect(after(said).changed).toEqual([expect.objectContaining({ description: name, days: ['sunday'] })]),
  );

  it('nor is a time of it: a part of a message that a word of manners opens is an order', () =>
    expect(after('walk can stay as is only. kindly shift the reading to mornings').changed).toEqual([
      expect.objectContaining({ description: 'Read for 10 minutes' }),
    ]));

  it.each(['keep the reading but move getting up to Sundays', 'leave reading as is, move the knitting to Sundays'])(
    'is asked about where the other is not known: %s',
    (said) => {
      const { reply, changed } = after(said);
      expect(changed).toEqual([]);
      expect(isSaid('reviewWhich', reply), reply).toBe(true);
    },
  );
});
