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
    ['Basia also cooked a supper', []],
    ['Imre walks the dog every night', []],
    ['Imre has read 50 pages', []],
    ['Dorota went to walk the dog, I stayed in bed', []],
    ['Dorota walked the dog alone yesterday and today', []],
    ['my flatmate read 40 pages today', []],
    ['the support worker walked the dog today', []],
    ['my second graders read about pirates', []],
    ['Mrs Petit read to the class', []],
    ['wife cooked, I watched the baby', []],
  ])('is no tick, however the name is written: "%s"', (message, own) => expect(done(message)).toEqual(own));

  it.each([
    'today cooked the supper',
    'supper cooked',
    'finally cooked the supper',
    'Cooked a supper. Pork',
    'eventualy cooked the supper',
    'my usual supper cooked',
    'This morning cooked the supper',
  ])('is not what nobody is named for: "%s"', (message) => expect(done(message)).toEqual(['Cook the supper']));
});
