import { describe, expect, it } from 'vitest';
import { Chip } from '#contract/plan-act.ts';
import { outcome, plan, PLANS, say } from './practice/practice.testing.ts';

/** What people ask for in plain words, once each in a life of their own. */
const { gardener } = PLANS;

describe('a plain request', () => {
  it.each([
    ['replace say one thing about it to my mother with call mum on Saturday', '2 Call mum Sa'],
    ['call mum on Saturday instead of say one thing', '2 Call mum Sa'],
    ['add call mum on Saturday after lunch', '+Call mum Sa @ After lunch'],
    ['add something for my back, like stretch on the mat', '+Stretch on the mat'],
    ['make the climbing 20 minutes', '4 Climb the wall for 20 minutes'],
    ['nothing on Wednesdays please', '4 Fr'],
  ])('"%s" makes %s', (message, after) => expect(outcome(gardener, message)).toContain(after));

  it.each([['take ringing my friend out please', '-3']])(
    'orders out what it names by a word: "%s" makes %s',
    (message, after) => expect(outcome(gardener, message)).toBe(after),
  );

  it.each([
    ['drop the ringing and climb twice as long', '-3; 4 Climb the wall for 20 minutes'],
    ['ditch the ringing, and weed with Tomek', '1 Weed the front bed with Tomek; -3'],
    ['shorter climbing, and the ringing can go', '-3; 4 Climb the wall for 5 minutes'],
    ['drop the climbing and the ringing', '-3; -4'],
  ])('takes out no more than it names: "%s" makes %s', (message, after) =>
    expect(outcome(gardener, message)).toBe(after),
  );

  it.each([
    'is ten minutes climbing enough to learn on',
    'can I weed on my knees?',
    'leave the climbing alone',
    'I have bingo on Thursdays so no climbing that day',
  ])('changes nothing by what only asks, or lets be: "%s"', (message) =>
    expect(say(gardener, message).habits).toEqual(gardener),
  );

  it('keeps what a plan is cut down to', () =>
    expect(outcome(gardener, 'cut it down to the weeding and the climbing')).toBe('-2; -3; 4 core'));

  it('leaves in what it says should stay, and what it only speaks of', () => {
    expect(outcome(gardener, 'my brother drops the weeding tools at mine')).toBe('same');
    expect(outcome(gardener, 'take the wall thing out, thats nonsense, i have the bed already')).not.toContain('-1');
    expect(outcome(gardener, 'what is the weeding for, it is the same as the wall. take it out')).not.toContain(
      '-1; -4',
    );
  });

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
    expect(say(guard, 'hmm bring back what I had before', { before: guard.slice(1) }).isUndone).toBe(true);
  });
});

describe('what came from the person and what did not', () => {
  const theirs = plan(
    ['Set one part of it where I see it @ When I come home', { templateId: 'x.1' }],
    'Lift weights @ After work',
    'Ring grandma @ After lunch',
    ['Ask one person to come along @ When I finish lunch', { templateId: 'x.2' }],
  );

  it.each([
    'only the ones I actually said please, the rest is noise',
    'throw out what I did not say',
    'take out everything that is not mine',
    'get rid of the stuff i never asked for',
    'remove the ones you made up',
  ])('is told apart: "%s"', (message) => expect(outcome(theirs, message)).toBe('-1; 3 core; -4'));

  it.each(['read my plan back', 'show me all how it is now', 'Is that all of it? Read it out to me.'])(
    'is read out when asked for: "%s"',
    (message) => {
      const { habits, response } = say(theirs, message);
      expect(habits).toEqual(theirs);
      expect(response).toMatch(/weights .*grandma .*come along/);
    },
  );
});

describe('a request of several words', () => {
  const cook = plan(
    'Cook a proper meal @ After work',
    ['Hand exercises @ After lunch', { days: ['monday', 'tuesday'] }],
    ['Share it with one person @ After dinner', { habitType: 'experimental', templateId: 'x.1' }],
    ['Sketch for 10 minutes @ Before bed', { habitType: 'experimental', templateId: null }],
  );

  it.each([
    ['take the cooking out', '-1; 4 core'],
    ['call the first one just Cook for two', '1 Cook for two'],
    ['after dinner is better for the cooking', '1 @ After dinner'],
  ])('"%s" makes %s', (message, after) => expect(outcome(cook, message)).toContain(after));

  it('tells what stands on a day that is asked about', () => {
    const { response } = say(cook, 'what have I got on a monday now?');
    expect(response).toMatch(/Hand exercises.*\. /);
    expect(response).not.toContain('handing');
  });

  it('takes “not before noon” for no time before it', () =>
    expect(say(cook, 'cooking: not before noon').habits).toEqual(cook));
});

describe('a new habit', () => {
  it.each([
    ['add max 2 cans of cola a day', 'No more than 2 cans of cola', { atMost: 2 }, 7],
    ['add send money home on the 15th and 30th', 'Send money home', undefined, 1],
  ])('keeps a limit and a date: "%s"', (message, description, measure, targetFrequency) => {
    const made = say(gardener, message).habits.find((habit) => habit.description === description);
    expect(made?.targetFrequency).toBe(targetFrequency);
    expect(made?.measure ?? undefined).toEqual(measure && expect.objectContaining(measure));
  });

  it.each([
    'climb with Pirkko on Wednesdays, alone on Mondays',
    'make it ten climbs a go not the lot, thirty is a joke',
  ])('never takes the place of what was not meant: "%s"', (message) =>
    expect(say(gardener, message).habits).toEqual(gardener),
  );

  it('is said as it reads now, whatever amount it holds', () =>
    expect(say(gardener, "call the weeding 'weed two rows'").response).toContain('Weed two rows'));
});

describe('what somebody feels about themselves', () =>
  it('is heard before the plan is spoken of', () => {
    const { habits, response } = say(gardener, 'honestly I feel like a terrible mum some days');
    expect(habits).toEqual(gardener);
    expect(response).toMatch(/smaller|lighter|least/);
    expect(response).not.toContain('your mum');
  }));

describe('all days but some', () => {
  const player = PLANS.timetable;

  it.each([
    'walk all days less sunday',
    'walk every day minus Sunday',
    'walk all but Sunday',
    'walk daily except sundays',
    'walk any day but Sunday',
    'move the walk to every day other than Sunday',
  ])('are those that are left: "%s"', (message) => expect(outcome(player, message)).toBe('3 Mo Tu We Th Fr Sa'));

  it('leave the size to other words', () =>
    expect(outcome(player, 'make the study shorter, all but sunday')).toBe('1 Study for 10 minutes Mo Tu We Th Fr Sa'));
});

describe('the word of a request', () => {
  it.each([
    ['put also call ines', '+Call Ines'],
    ['add also call ines', '+Call Ines'],
    ['include too call ines', '+Call Ines'],
    ['also put call ines on sundays', '+Call Ines Su'],
    ['put in call ines', '+Call Ines'],
    ['pls put also water the plants', '+Water the plants'],
    ['put as well read 20 lines', '+Read 20 lines'],
    ['put too a walk with marta', '+Walk with Marta'],
    ['put water the plants on monday', '+Water the plants Mo'],
  ])('is no part of what is done: "%s" makes %s', (message, after) =>
    expect(outcome(PLANS.gardener, message)).toBe(after),
  );

  it.each([
    ['add put my phone away at 9', '+Put my phone away @ At 9'],
    ['put also the climbing on monday', '4 Mo We Fr'],
  ])('is kept where it is the act, and moves what is there: "%s" makes %s', (message, after) =>
    expect(outcome(PLANS.gardener, message)).toBe(after),
  );
});

describe('a day that gives way to another one', () => {
  const gym = plan(['Go to the gym @ After work', { days: ['monday', 'wednesday', 'saturday'] }], 'Read @ Before bed', [
    'Ring my sister @ After lunch',
    { days: ['sunday'] },
  ]);

  it.each([
    'saturday gym no possible, put thursday',
    'saturday gym no possible put thursday',
    'gym saturday not possible, thursday instead',
    "can't do saturday, make it thursday",
    'saturday no can, thursday ok',
    'no gym saturday, put thursday',
    'saturday doesnt work, change to thursday',
    'gym on saturday is not possible, put it thursday',
    'skip saturday, do thursday',
  ])('leaves the other days of its habit, and all others: "%s"', (message) =>
    expect(outcome(gym, message)).toBe('1 Mo We Th'),
  );

  it.each([
    ['gym saturday is bad, monday neither', '1 We'],
    ['no gym on saturdays, only thursdays', '1 Th'],
  ])('is none where both are refused, or one alone is to stay: "%s"', (message, after) =>
    expect(outcome(gym, message)).toContain(after),
  );
});

describe('a day that is left out, and a value that is put back', () => {
  it.each([
    ['leave the climbing out on Wednesdays', '4 Fr'],
    ['Could the climbing please be left out on Wednesdays, as I have Oskar with me?', '4 Fr'],
  ])('"%s" makes %s', (message, after) => expect(outcome(gardener, message)).toBe(after));
});

describe('a message with odd numbers', () => {
  it.each([
    'climb at 5.30 not before, I do not get in til 5',
    '2.5',
    'make it 0.5',
    'only 1.5 of them',
    'weed 99999 minutes',
  ])('offers nothing that cannot be sent: "%s"', (message) => {
    for (const chip of say(gardener, message).chips ?? []) expect(Chip.safeParse(chip).error).toBeUndefined();
  });
});
