import { describe, expect, it } from 'vitest';
import { readCheckIn } from '#coach/builtin/check-in/extraction.ts';

const HABITS = [
  { id: 'a', description: 'Walk the dog' },
  { id: 'b', description: 'Read 5 pages' },
  { id: 'c', description: 'Swim 20 lengths', isDue: false },
];
const said = (content: string) =>
  readCheckIn({ habits: HABITS, messages: [{ role: 'user', content }] }).map(({ value }) => value);

describe('everything, on a day that does not ask for all', () => {
  it.each([
    ['everything but the reading', [true, false, null]],
    ['all but the reading', [true, false, null]],
    ['did everything today', [true, true, null]],
    ['all done', [true, true, null]],
    ['all except the dog', [false, true, null]],
    ['everything, and the swim too', [true, true, true]],
    ['everything but the swim', [true, true, false]],
  ])('ticks what is asked for: "%s"', (message, values) => expect(said(message)).toEqual(values));
});
