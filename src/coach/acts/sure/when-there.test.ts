import { describe, expect, it } from 'vitest';
import { outcome, plan, say } from '../practice/practice.testing.ts';

describe('when somebody or something is there', () => {
  const met = plan('Ring my sister', 'Go to the badminton club', 'Practise veena for 30 minutes');
  const message = 'my sister is free on Saturdays at six';

  it('is kept, and offered to the habit that names them', () => {
    const { habits, learnt, response, chips = [] } = say(met, message);
    expect(habits).toEqual(met);
    expect(learnt).toEqual(['My sister is free on Saturdays at six']);
    expect(response).toContain('ringing your sister on Saturdays and at six');
    const [first] = chips;
    if (first?.does !== 'act') throw new Error('no act');
    expect(outcome(met, first.label, { acts: first.acts })).toBe('1 Sa @ At six');
    expect(
      outcome(met, 'yes', {
        history: [
          { role: 'user', content: message },
          { role: 'assistant', content: say(met, message).response },
        ],
      }),
    ).toBe('1 Sa @ At six');
  });

  it.each(['my sister works nights', 'my neighbour is home at six'])('offers nothing where it is not: %s', (told) => {
    const { habits, response } = say(met, told);
    expect(habits).toEqual(met);
    expect(response).not.toContain('?');
  });
});

describe('what cannot be meant', () => {
  const met = plan(
    'Ring my sister',
    'Go to the badminton club',
    'Practise veena for 30 minutes',
    'Talk to one classmate',
  );

  it.each([
    ['badminton club is wednesday night and friday night', '2 We Fr @ At night'],
    ['I have class 9 to 5 on Tuesday', ''],
    ['half an hour is optimistic, let us say fifteen minutes', ''],
    ['swap the one about breathing for something in the gym', ''],
    ['give me something for my hands to do instead of the veena', ''],
    ['make the veena from 30 to 20', '3 Practise veena for 20 minutes'],
  ])('%s: %s', (message, wanted) => {
    const done = outcome(met, message);
    expect(done.startsWith('?') || done === 'lost' ? '' : done).toBe(wanted);
  });
});
