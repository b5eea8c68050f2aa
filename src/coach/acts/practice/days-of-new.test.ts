import { describe, expect, it } from 'vitest';
import type { OwnHabit } from '#contract/plan-act.ts';
import { isSaid } from '#coach/say/say.ts';
import { outcome, plan, PLANS, say } from './practice.testing.ts';

/** What is said of its days, for a habit that is new to a plan. */
const { nurse } = PLANS;

describe('the days of a new habit', () => {
  it.each([
    ['every day', 'Knit 7x'],
    ['each and every day', 'Knit 7x'],
    ['every day of the week', 'Knit 7x'],
    ['on all days', 'Knit 7x'],
    ['all week', 'Knit 7x'],
    ['daily', 'Knit 7x'],
    ['once a day', 'Knit 7x'],
    ['per day', 'Knit 7x'],
    ['twice a day', 'Knit twice a day 7x'],
    ['every single morning', 'Knit 7x @ When morning comes'],
    ['mon to fri', 'Knit Mo Tu We Th Fr'],
    ['M-F', 'Knit Mo Tu We Th Fr'],
    ['every weekday', 'Knit Mo Tu We Th Fr'],
    ['at the weekend', 'Knit Sa Su'],
    ['tue and thu', 'Knit Tu Th'],
    ['all days but Friday', 'Knit Mo Tu We Th Sa Su'],
    ['every other day', 'Knit 4x'],
    ['every third day', 'Knit 2x'],
    ['most days', 'Knit 5x'],
    ['twice a week', 'Knit 2x'],
    ['two times weekly', 'Knit 2x'],
    ['once weekly', 'Knit 1x'],
    ['4 or 5 times a week', 'Knit 4x'],
    ['once a month', 'Knit once a month 1x'],
    ['every fortnight', 'Knit every fortnight 1x'],
  ])('stand as they were said: %s', (days, made) => {
    expect(outcome(nurse, `add knit ${days}`)).toBe(`+${made}`);
  });

  it('are those that its own moment names, unless others are said', () => {
    const own = { text: 'Ring Asha', cue: 'after Sunday lunch' };
    const made = (habit: OwnHabit) => say(nurse, '', { acts: [{ act: 'add', habit }] }).habits.at(-1);
    expect(made(own)).toMatchObject({ days: ['sunday'], targetFrequency: 1 });
    expect(made({ ...own, times: 3 })?.days ?? null).toBeNull();
  });

  it.each([
    ['add knit 2 rows a day', '+Knit 2 rows 7x'],
    ['add 10 minutes of knitting a day', '+10 minutes of knitting 7x'],
    ['add knitting. make it every day', '+Knitting 7x'],
    ['add knitting and make it daily', '+Knitting 7x'],
    ['add knitting, and do it on Mondays', '+Knitting Mo'],
  ])('are heard wherever they stand: "%s"', (message, made) => expect(outcome(nurse, message)).toBe(made));

  it.each(['once a month', 'monthly', 'every 15th', '1st of month', 'on the first of the month', 'every other week'])(
    'are told to be those of a week where they come less often: %s',
    (days) => expect(isSaid('planByWeeks', say(nurse, `add knit ${days}`).response)).toBe(true),
  );

  it.each(['walk once a month', 'walk monthly', 'make the reading every other week'])(
    'change nothing that a plan cannot hold, which it says: "%s"',
    (message) => {
      const { habits, response, chips = [] } = say(nurse, message);
      expect(habits).toEqual(nurse);
      expect(isSaid('planByWeeks', response)).toBe(true);
      expect(chips.map(({ label }) => label)).toContain('Once a week');
    },
  );

  it('are no day of rest', () => expect(outcome(nurse, 'add a day of rest')).not.toContain('7x'));

  it('stand for what the coach chooses too', () => {
    const { habits } = say(nurse, 'add something for sleep every day');
    expect(habits.at(-1)?.targetFrequency).toBe(7);
  });
});

describe('a habit that says with whom', () => {
  const walker = plan('Walk with Basia for 5 minutes @ After lunch', 'Send a card to Ola @ After lunch');

  it.each([
    ['move the walk with Basia to thursday', '1 Th'],
    ['shift walk with Basia to evenings', '1 @ When evening comes'],
    ['switch walking with Basia to Thursday and Friday', '1 Th Fr'],
    ['change the card to Ola to weekends', '2 Sa Su'],
    ['move the walk with Joe to thursday', '1 Walk with Joe for 5 minutes Th'],
    ['put the walk with Joe every Thursday', '1 Walk with Joe for 5 minutes Th'],
  ])('keeps its name when it is moved: "%s"', (message, made) => expect(outcome(walker, message)).toBe(made));

  it('is not said to have a new companion where it has none', () =>
    expect(say(walker, 'make the walk with Basia 10 minutes').response).not.toMatch(/with Basia/));
});

describe('what somebody adds', () => {
  const four = plan(
    ['Clear one thing @ After lunch', { habitType: 'core', templateId: 'x.1' }],
    ['Put one thing in sight @ After lunch', { habitType: 'core', templateId: 'x.2' }],
    ['Choose 1 moment @ After work', { habitType: 'core', templateId: 'x.3' }],
    ['Note 1 thing @ After work', { habitType: 'core', templateId: 'x.4' }],
  );
  const added = (message: string, selected: readonly number[] | null = null) =>
    say(four, message, { selected }).habits.at(-1)?.habitType;

  it('is a core habit as long as fewer than four are chosen', () => {
    expect(added('add ring my sister on Sundays', [0, 1])).toBe('core');
    expect(added('add ring my sister on Sundays', [])).toBe('core');
    expect(say(nurse, 'add ring my aunt on Sundays').habits.at(-1)?.habitType).toBe('core');
    expect(added('add ring my sister on Sundays')).toBe('experimental');
    expect(added('add ring my sister on Sundays as a core habit')).toBe('core');
  });

  it.each([
    'add ring my sister on Sundays as an experiment',
    'add a new experiment: ring my sister',
    "I'd like to try ringing my sister on Sundays",
    'add ring my sister as a trial',
  ])('is an experiment where they say so: "%s"', (message) => expect(added(message, [])).toBe('experimental'));
});
