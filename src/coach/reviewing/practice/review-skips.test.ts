import { describe, expect, it } from 'vitest';
import { voiceProblems } from '#coach/builtin/voice.ts';
import { isSaid } from '#coach/say/say.ts';
import { getFacts, getHabit, getReview } from './review-facts.testing.ts';

const STRETCH = 'Stretch for 2 minutes';
const walked = getHabit('Walk for 10 minutes', 5, [0, 1, 2, 4]);
const weekWith = (skips: readonly number[], target = 3) => getFacts([walked, getHabit(STRETCH, target, [6], skips)]);
const USER = 'my shoes stood by the door all the time';
const asks = (reply: string | undefined) => isSaid('reviewSkips', reply ?? '');

describe('a habit that was set aside in the week', () => {
  it('three times is asked about, once and kindly', () => {
    const said = getReview(weekWith([1, 2, 3], 1), [USER, 'the days, I was at a wedding', 'yes please', 'the first']);
    expect(asks(said[1]?.reply)).toBe(true);
    expect(said[1]?.reply).toContain(`“${STRETCH}”`);
    expect(said.filter(({ reply }) => asks(reply))).toHaveLength(1);
    for (const { reply } of said) {
      expect(reply).not.toMatch(/\b(?:miss|fail|skip)/i);
      expect(voiceProblems(reply, { kind: 'chat' }), reply).toEqual([]);
    }
  });

  it('is asked about though its target was reached, and before what lies furthest below it', () => {
    const [, second] = getReview(weekWith([0, 1, 2, 3, 4, 5], 1), [USER]);
    expect(second?.reply).toMatch(/six|Six/);
  });

  it('twice is its own affair', () => {
    const [, second] = getReview(weekWith([1, 2]), [USER]);
    expect(asks(second?.reply)).toBe(false);
    expect(isSaid('reviewObstacle', second?.reply ?? '')).toBe(true);
  });

  it('also where all has gone well for weeks', () => {
    const full = getFacts([getHabit('Walk for 10 minutes', 4, [0, 1, 2, 4], [3, 5, 6])], { earlier: [100, 100] });
    const [, second] = getReview(full, ['I sleep better and climb the stairs with ease']);
    expect(asks(second?.reply)).toBe(true);
  });
});

it('a week that was set aside from end to end asked for nothing', () => {
  const [first] = getReview(getFacts([getHabit(STRETCH, 0, [], [0, 1, 2, 3, 4, 5, 6])]), []);
  expect(first?.reply).toContain('All of it was set aside this week, so nothing was asked of you.');
});
