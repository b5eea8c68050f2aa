import { describe, expect, it } from 'vitest';
import { readCheckIn } from '#coach/builtin/check-in/extraction.ts';

const HABITS = ['Cook the supper', 'Walk the dog', 'Read 5 pages'].map((description, at) => ({
  id: `h${at}`,
  description,
}));
const done = (content: string) =>
  readCheckIn({ habits: HABITS, messages: [{ role: 'user', content }] }).flatMap(({ value }, at) =>
    value === true ? [HABITS[at]?.description] : [],
  );

describe('what somebody else did', () => {
  it.each([
    ['basia cooked the supper', []],
    ['today basia cooked the supper', []],
    ['basia has cooked the supper', []],
    ['luckily basia already cooked the supper', []],
    ['supper was cooked by basia', []],
    ['tomek cooked and i walked the dog', ['Walk the dog']],
    ['basia cooked, I read 5 pages', ['Read 5 pages']],
  ])('is no tick, however the name is written: "%s"', (message, own) => expect(done(message)).toEqual(own));

  it.each(['today cooked the supper', 'supper cooked', 'finally cooked the supper'])(
    'is not what nobody is named for: "%s"',
    (message) => expect(done(message)).toEqual(['Cook the supper']),
  );
});
