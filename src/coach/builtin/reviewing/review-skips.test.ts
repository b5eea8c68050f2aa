import { describe, expect, it } from 'vitest';
import { voiceProblems } from '../voice.ts';
import { getFacts, getHabit, getReview } from './review-facts.testing.ts';

const STRETCH = 'Stretch for 2 minutes';
const ASKS = 'Was it the days, or the habit?';
const walked = getHabit('Walk for 10 minutes', 5, [0, 1, 2, 4]);
const weekWith = (skips: readonly number[], target = 3) => getFacts([walked, getHabit(STRETCH, target, [6], skips)]);
const USER = 'my shoes stood by the door all the time';

describe('a habit that was set aside in the week', () => {
  it('three times is asked about, once and kindly', () => {
    const said = getReview(weekWith([1, 2, 3], 1), [USER, 'the days, I was at a wedding', 'yes please', 'the first']);
    expect(said[1]?.reply).toContain(`You set “${STRETCH}” aside three times this week. ${ASKS}`);
    expect(said[2]?.reply).toContain('Want an idea?');
    expect(said.filter(({ reply }) => reply.includes(ASKS))).toHaveLength(1);
    for (const { reply } of said) {
      expect(reply).not.toMatch(/\b(?:miss|fail|skip)/i);
      expect(voiceProblems(reply, { kind: 'chat' }), reply).toEqual([]);
    }
  });

  it('is asked about though its target was reached, and before what lies furthest below it', () => {
    const [, second] = getReview(weekWith([0, 1, 2, 3, 4, 5], 1), [USER]);
    expect(second?.reply).toContain('aside six times this week');
  });

  it('twice is its own affair', () => {
    const [, second] = getReview(weekWith([1, 2]), [USER]);
    expect(second?.reply).not.toContain('aside');
    expect(second?.reply).toContain('in the way of');
  });

  it('is named by a short answer, which is enough', () => {
    const [, , third] = getReview(weekWith([1, 2, 3], 1), [USER, 'the days']);
    expect(third?.reply).toContain('So it was “the days”.');
  });

  it('is asked about once more when the answer was about something else', () => {
    const [, , third] = getReview(weekWith([1, 2, 3], 1), [USER, 'are you a robot?']);
    expect(third?.reply).toContain(ASKS);
  });

  it('also where all has gone well for weeks', () => {
    const full = getFacts([getHabit('Walk for 10 minutes', 4, [0, 1, 2, 4], [3, 5, 6])], { earlier: [100, 100] });
    const [, second] = getReview(full, ['I sleep better and climb the stairs with ease']);
    expect(second?.reply).toContain(ASKS);
  });
});

it('a week that was set aside from end to end asked for nothing', () => {
  const [first] = getReview(getFacts([getHabit(STRETCH, 0, [], [0, 1, 2, 3, 4, 5, 6])]), []);
  expect(first?.reply).toContain('All of it was set aside this week, so nothing was asked of you.');
});
