import { describe, expect, it } from 'vitest';
import type { Weekday } from '#core/calendar/calendar.ts';
import { contradicts } from './contradicts.ts';
import { factsOfGoal } from './facts-of-goal.ts';
import type { JudgedHabit } from './habit-parts.ts';
import { readFacts } from './read-facts.ts';

type Change = Partial<JudgedHabit>;
const walk = (change: Change = {}): JudgedHabit => ({
  description: 'Walk for 5 minutes',
  implementationIntention: 'When I come home, from my door, I will walk for 5 minutes. If it pours, I march indoors.',
  targetFrequency: 3,
  ...change,
});
const cue = (words: string, change: Change = {}) =>
  walk({
    implementationIntention: `When ${words}, where I am, I will walk for 5 minutes. If it pours, I march indoors.`,
    ...change,
  });
const act = (description: string, change: Change = {}) =>
  walk({
    description,
    implementationIntention: `When I come home, where I am, I will do it. If it pours, I wait.`,
    ...change,
  });
const fallback = (words: string) =>
  walk({ implementationIntention: `When I come home, where I am, I will walk. If it pours, ${words}.` });

const rulesOut = (fact: string, habit: JudgedHabit) => readFacts(fact).some((one) => contradicts(one, habit));

describe('a circumstance', () => {
  it.each<[string, JudgedHabit]>([
    ['I have no lunch break', cue('I finish lunch')],
    ['I have no lunch break', cue('my lunch break starts')],
    ["I don't have a garden", act('Weed one bed in the garden')],
    ["I don't have a garden", act('Water the flower beds')],
    ['no garden', fallback('I sit in the garden')],
    ['My ankle is weak', act('Hop on one leg 10 times')],
    ['bad knees', act('Do 10 squats')],
    ['I use a wheelchair', act('Take the stairs 2 times')],
    ['I broke my foot', walk()],
    ["I'm pregnant", act('Hold a plank for 30 seconds')],
    ['My hearing is poor', act('Listen to a podcast for 10 minutes')],
    ['I work nights', cue('I finish breakfast', { moment: 'morning' })],
    ['I work nights', walk({ implementationIntention: 'At 7 am, outside, I will walk.', moment: '07:00' })],
    ["I'm not a morning person", cue('I wake up')],
    ['I only have time after 9', cue('I finish dinner', { moment: 'evening' })],
    ["I can't stand gyms", act('Go to the gym for 20 minutes')],
    ["I don't drink coffee", cue('I pour my first coffee')],
    ["I'm allergic to nuts", fallback('I take nuts or fruit with me')],
    ["I'm vegan", act('Eat 2 eggs for breakfast')],
    ['My wife cooks', cue('I start cooking')],
    ['I live alone', act('Thank my wife for one thing')],
    ['Fridays are mad', walk({ days: ['monday', 'friday'] })],
    ['Fridays are mad', walk({ targetFrequency: 7 })],
    ['Fridays are mad', cue('Friday lunch is over')],
    ["gym's closed Mondays", act('Row at the gym', { days: ['monday'] })],
    ['The car is mine on Fridays', act('Drive to the lake', { days: ['sunday'] })],
    ['I can only do weekends', walk({ targetFrequency: 3 })],
    ['I only have ten minutes', act('Read for 30 minutes')],
    ['I work from home', cue('I pass the bakery on my way to work')],
    ["I'm a lorry driver", cue('I close my laptop')],
    ["I can't kneel", act('Kneel and pray for 5 minutes')],
  ])('“%s” rules a habit out: $description', (fact, habit) => {
    expect(rulesOut(fact, habit)).toBe(true);
  });

  it.each<[string, JudgedHabit]>([
    ['I have no lunch break', cue('I finish lunch on Saturday')],
    ['I have no lunch break', act('Pack a lunch for tomorrow')],
    ["I don't have a garden", act('Water the herbs on the windowsill')],
    ["I don't have a garden", act('Grow basil without a garden')],
    ['My ankle is weak', walk()],
    ['My back is bad', act('Call back one person')],
    ['bad knees', act('Run through my list')],
    ['I work nights', cue('I get into bed', { moment: 'night' })],
    ['I work nights', cue('I wake up', { moment: 'morning' })],
    ['I work nights', cue('I come home')],
    ["I can't stand gyms", walk()],
    ["I can't stand gyms", act('Do 5 push-ups without a gym')],
    ['no gym here', walk({ implementationIntention: 'When I come home, in the room or gym I picked, I will walk.' })],
    ["I don't drink coffee", act('No coffee after noon')],
    ['Fridays are mad', walk({ days: ['monday', 'tuesday'] })],
    ['Fridays are mad', walk({ targetFrequency: 6 })],
    ["gym's closed Mondays", act('Row at the gym', { days: ['tuesday'] })],
    ['I can only do weekends', walk({ days: ['sunday', 'saturday'] })],
    ['I only have ten minutes', act('Read for 10 minutes')],
    ['I only have ten minutes', act('Put my phone away 30 minutes before bed')],
    [
      'no garden',
      walk({
        implementationIntention: 'When I come home, where I am, I will walk. If the garden is wet, I march indoors.',
      }),
    ],
    ['I have three kids', act('Read to the children')],
    ["I'm a student", walk()],
  ])('“%s” leaves a habit alone', (fact, habit) => {
    expect(rulesOut(fact, habit)).toBe(false);
  });

  it('never rules out what the person named themselves, only what was chosen around it', () => {
    expect(rulesOut('bad knees', act('Run 5 km', { isOwn: true }))).toBe(false);
    expect(rulesOut("I can't stand gyms", act('Go to the gym', { isOwn: true }))).toBe(false);
    expect(rulesOut('I have no lunch break', cue('I finish lunch', { isOwn: true }))).toBe(true);
    expect(rulesOut('Fridays are mad', walk({ days: ['friday'], isOwn: true }))).toBe(true);
  });

  it('that has no limits rules out nothing', () => {
    const days: Weekday[] = ['monday'];
    expect(contradicts({ limits: [] }, walk({ days }))).toBe(false);
  });
});

describe('the circumstances of a goal', () => {
  const goal = { currentLevel: 'not_started', safetyLabel: 'none' } as const;

  it('are those told with it, with what stands in the way, and since, each once', () => {
    const facts = factsOfGoal({
      ...goal,
      description: 'Get fit without a gym',
      currentFrictions: 'I work nights. My knee is bad.',
      remembered: { worked: [], ownWords: [], facts: ['I work nights', 'No car'] },
    });
    expect(facts.map(({ text }) => text)).toEqual([
      'Get fit without a gym',
      'I work nights',
      'My knee is bad',
      'No car',
    ]);
  });

  it('do not rule out the very thing that the goal is about', () => {
    const facts = factsOfGoal({ ...goal, description: 'Run 5 km', currentFrictions: 'I hate running and I hate yoga' });
    expect(facts.some((fact) => contradicts(fact, act('Run for 5 minutes')))).toBe(false);
    expect(facts.some((fact) => contradicts(fact, act('Do 5 minutes of yoga')))).toBe(true);
  });
});
