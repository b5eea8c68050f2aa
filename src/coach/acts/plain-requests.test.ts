import { describe, expect, it } from 'vitest';
import { outcome, plan, say } from './practice/practice.testing.ts';

/** What people ask for in plain words, once each in a life of their own. */
const gardener = plan(
  'Weed the front bed @ When I finish breakfast',
  ['Say one thing about it to my mother @ When dinner is over', { days: ['sunday'] }],
  ['Ringing my friend Ola to go climbing with me @ When I finish lunch', { targetFrequency: 1 }],
  ['Climb the wall for 10 minutes @ After work', { days: ['wednesday', 'friday'] }],
);

describe('a plain request', () => {
  it.each([
    ['replace say one thing about it to my mother with call mum on Saturday', '2 Call mum Sa'],
    ['call mum on Saturday instead of say one thing', '2 Call mum Sa'],
    ['add call mum on Saturday after lunch', '+Call mum Sa @ After lunch'],
    ['add something for my back, like stretch on the mat', '+Stretch on the mat'],
    ['make the climbing 20 minutes', '4 Climb the wall for 20 minutes'],
    ['put the climbing wall with the core habits please', '4 core'],
    ['nothing on Wednesdays please', '4 Fr'],
  ])('"%s" makes %s', (message, after) => expect(outcome(gardener, message)).toContain(after));

  it('keeps days free that were spoken of, but for what is excepted', () => {
    const { chips = [] } = say(gardener, 'we visit her on Wednesdays, so nothing then except the weeding');
    const [first] = chips.flatMap((chip) => (chip.does === 'act' ? [chip.acts] : []));
    expect(first).toContainEqual({ act: 'days', target: 3, to: ['friday'] });
    expect(first?.some((act) => 'target' in act && act.target === 0)).toBe(false);
  });

  it('brings back what the last change took out', () => {
    const before = say(gardener, 'take out the climbing wall');
    expect(before.habits).toHaveLength(3);
    const { isUndone } = say(before.habits, 'no no, you took out the climbing, bring it back', { before: gardener });
    expect(isUndone).toBe(true);
  });

  it.each(['can I climb before bed as well?', 'climbing after work and again before bed'])(
    'moves no time that was not meant to go: "%s"',
    (message) => expect(say(gardener, message).habits).toEqual(gardener),
  );

  it.each(["I'm away next Saturday and Sunday", 'I am at my sister’s next week'])(
    'changes no week for what passes: "%s"',
    (message) => {
      const { habits, response } = say(gardener, message);
      expect(habits).toEqual(gardener);
      expect(response).toMatch(/skip|pause/i);
    },
  );

  it('names a thing to add without the words that ask for it', () => {
    const { response, chips = [] } = say(gardener, 'I also want to water the tomatoes when I take my tablets at 8');
    expect(`${response} ${chips.map(({ label }) => label).join(' ')}`).not.toMatch(/want to water/i);
  });

  it('asks of which habit only where the words are near to one', () =>
    expect(say(gardener, 'hmm the thing with the stuff').response).not.toContain('weeding'));

  it.each(['put the weeding after dinner again', 'what should I do first when I crave sugar?'])(
    'never answers with nothing: "%s"',
    (message) => expect(say(gardener, message).response).not.toBe(''),
  );
});

describe('a habit of not doing', () => {
  const guard = plan('No vaping @ When the urge comes', 'Lift weights @ After work', 'Ring grandma @ After lunch');

  it.each([
    ['no vaping on Thursday and Friday', '1 Th Fr'],
    ['no weights on Mondays', '2 '],
  ])('keeps the no of its name on the days that are named: "%s"', (message, after) =>
    expect(outcome(guard, message)).toContain(after),
  );

  it('goes alone when only its going was asked for', () => {
    expect(outcome(guard, 'just delete the ring grandma one')).toBe('-3');
    const { habits, chips = [] } = say(guard, 'hmm bring back what I had before', { before: guard.slice(1) });
    expect([habits.length, chips.map(({ label }) => label).join(' ')]).toEqual([
      3,
      expect.not.stringMatching(/leaving out.*leaving out/i),
    ]);
  });
});

describe('what somebody feels about themselves', () =>
  it('is heard before the plan is spoken of', () => {
    const { habits, response } = say(gardener, 'honestly I feel like a terrible mum some days');
    expect(habits).toEqual(gardener);
    expect(response).toMatch(/smaller|lighter|least/);
    expect(response).not.toContain('your mum');
  }));
