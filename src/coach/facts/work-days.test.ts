import { describe, expect, it } from 'vitest';
import { plan, say } from '#coach/acts/practice/practice.testing.ts';
import { readFacts } from './read-facts.ts';

const days = (text: string) =>
  readFacts(text).flatMap(({ limits }) =>
    limits.flatMap((limit) =>
      limit.is === 'busy' && limit.from === 540 ? [limit.days?.map((day) => day.slice(0, 3)).join(' ')] : [],
    ),
  );

describe('days of work', () => {
  it.each([
    ['I work Tue to Sat', 'tue wed thu fri sat'],
    ['I work Tuesday to Saturday', 'tue wed thu fri sat'],
    ["I'm at work mon-wed", 'mon tue wed'],
    ['I work weekends', 'sun sat'],
    ['Mondays and Tuesdays I work', 'mon tue'],
    ['my shifts are Tue to Thu', 'tue wed thu'],
    ["we're at school Monday to Friday", 'mon tue wed thu fri'],
  ])('"%s" takes the hours of work on %s', (text, taken) => expect(days(text)).toEqual([taken]));

  it.each(["I don't work Fridays", "I'm not working Fridays", 'I work on my book on Saturdays', 'it works on Mondays'])(
    'are none: "%s"',
    (text) => expect(days(text)).toEqual([]),
  );

  const mine = plan(
    ['Walk for 5 minutes @ At 3 pm', { templateId: 'x.1' }],
    ['Read a page @ After breakfast', { templateId: 'x.2' }],
    ['Call Ola @ After lunch', { templateId: 'x.3', days: ['saturday', 'sunday'] }],
  );

  it('move what stands in them to days without work, and nothing else', () => {
    const { habits, response } = say(mine, 'I work Tue to Sat');
    expect(habits.map((habit) => habit.days ?? null)).toEqual([['sunday', 'monday'], null, ['saturday', 'sunday']]);
    expect(response).toContain('working days');
  });

  it.each(["I don't work Fridays", 'I only work Tuesdays', 'I work Saturdays'])(
    'are no order for the habits: "%s"',
    (message) => expect(say(mine, message).habits).toEqual(mine),
  );
});
