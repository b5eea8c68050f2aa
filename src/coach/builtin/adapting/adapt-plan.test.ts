import { describe, expect, it } from 'vitest';
import { isIfThenPlan } from '../planning/habit-wording.ts';
import {
  adaptFacts,
  dance,
  habits,
  held,
  moves,
  of,
  ownHabit,
  plan,
  reasons,
  thin,
  unobserved,
  walk,
  week,
} from './adapt-plan.testing.ts';

describe('the worked example of the method, in words', () => {
  it('easier: the experiment rests, the walk keeps its cue and becomes 5 minutes', () => {
    const easier = plan({ choice: 'easier' });
    expect(easier).toMatchObject({ loadBefore: 17, loadAfter: 9 });
    expect(reasons(easier)).toEqual({
      'fit.walk': '2 of 5 last week, so we keep the cue and make it 5 minutes.',
      'fit.moves': '4 of 4 last week, so it stays as it is.',
      'fit.dance': '0 of 3 last week, so this experiment makes room.',
    });
    expect(of(easier, 'fit.walk')).toEqual({ ...held('fit.walk', { targetFrequency: 5 }), order: 0 });
    expect(easier.topChange).toBe('“Walk for 15 minutes” becomes 5 minutes.');
    expect(easier.intro).toBe(
      'You chose easier. Smaller steps help you keep going. “Walk for 15 minutes” becomes 5 minutes. “Do 1 round of chair squats, wall push-ups and calf raises” stays as it is. Which one would you change first?',
    );
  });

  it('same: nothing changes, and each habit says why', () => {
    const same = plan({ choice: 'same' });
    expect(same.habits).toEqual(habits);
    for (const { kind, before, after } of same.changes) {
      expect(kind).toBe('keep');
      expect(after).toEqual(before);
    }
    expect(reasons(same)).toEqual({
      'fit.walk': '2 of 5 last week, and the same step gets one more week.',
      'fit.moves': '4 of 4 last week, so it stays as it is.',
      'fit.dance': '0 of 3 last week, and the same step gets one more week.',
    });
    expect(same.topChange).toBeNull();
    expect(same.intro).toContain('All of it stays as it is.');
  });

  it('harder: a day more of what thrives, and one experiment from the knowledge of the goal', () => {
    const harder = plan({ choice: 'harder' });
    expect(harder).toMatchObject({ loadAfter: 21, topChange: '“Take the stairs once” joins on 3 days.' });
    expect(reasons(harder)).toMatchObject({
      'fit.moves': '4 of 4 last week, so it goes from 4 to 5 days.',
      n1: 'There is room for 3 days, so a small experiment joins.',
    });
    expect(of(harder, 'n1')).toMatchObject({ templateId: 'fit.stairs', difficulty: 'easy', order: 3 });
    expect(harder.intro).toContain('we can step back next week');
  });
});

describe('a short week', () => {
  it('keeps the chosen days and says what the days left ask for', () => {
    const short = plan({ mode: 'short-week', daysLeft: 4 });
    expect(short.habits).toEqual(habits);
    expect(short.loadAfter).toBe(10);
    expect(reasons(short)).toEqual({
      'fit.walk': '4 days are left, so this asks for 3.',
      'fit.moves': '4 days are left, so this asks for 2.',
      'fit.dance': '4 days are left, so this asks for 2.',
    });
    expect(short.intro).toMatch(/^A short week\. Only the 4 days left count, and nothing is carried over\./);
  });

  it('in an emergency each habit goes one size down, and with one day left two stay', () => {
    const short = plan({ mode: 'short-week', daysLeft: 1, emergency: true });
    expect(short.habits.map(({ description }) => description)).toEqual([
      'Walk for 5 minutes',
      'Do 1 round of chair squats, wall push-ups and calf raises',
    ]);
    expect(of(short, 'fit.walk')?.targetFrequency).toBe(5);
    expect(reasons(short)['fit.walk']).toBe('1 day is left, so this asks for 1 and makes it 5 minutes.');
    expect(reasons(short)['fit.dance']).toBe('1 day is left, so this one rests until the next full week.');
  });
});

describe('a repair', () => {
  const bad = week({ 'fit.walk': [1, 5], 'fit.moves': [4, 4], 'fit.dance': [2, 3] });

  it('gives what did not happen for two weeks another cue and a fallback for the stated friction', () => {
    const mended = plan({ weeks: [bad, bad], frictions: ['tiredness'] });
    const after = of(mended, 'fit.walk');
    expect(after?.description).toBe(walk.description);
    expect(after?.implementationIntention).toBe(
      'When I finish breakfast, straight out of the nearest door, I will walk for 15 minutes at a pace where I can still talk. If I am worn out, I do the smallest part of it.',
    );
    expect(reasons(mended)['fit.walk']).toBe(
      '1 of 5 last week, so the step stays and its new cue is “When I finish breakfast”.',
    );
  });

  it('leaves a cue alone that belongs to the behaviour, and mends only the fallback', () => {
    const stairs = held('fit.stairs', { order: 3 });
    const weeks = [
      week({ 'fit.stairs': [0, 4], 'fit.moves': [4, 4] }),
      week({ 'fit.stairs': [0, 4], 'fit.moves': [4, 4] }),
    ];
    const mended = plan({ habits: [moves, stairs], weeks });
    const sentence = of(mended, 'fit.stairs')?.implementationIntention ?? '';
    expect(sentence).toMatch(
      /^When I reach a lift or escalator, at work or the station, I will take the stairs\. If I forget, /,
    );
    expect(reasons(mended)['fit.stairs']).toBe('0 of 4 last week, so the step stays and it gets a plan for hard days.');
  });

  it('never falls silent: a third and a fourth thin week bring yet another plan', () => {
    const stairs = held('fit.stairs', { order: 3, targetFrequency: 3 });
    const none = week({ 'fit.stairs': [0, 3], 'fit.moves': [4, 4] });
    const texts = new Set([stairs.implementationIntention]);
    let now = [moves, stairs];
    for (let turn = 0; turn < 3; turn += 1) {
      now = plan({ habits: now, weeks: [none, none] }).habits.map((habit) => ({
        ...habit,
        seriesId: `${habit.seriesId}`,
      }));
      texts.add(now[1]?.implementationIntention ?? '');
    }
    expect(texts.size).toBe(4);
  });

  it('gives a friction that nothing answers to the weakest core habit, as another fallback', () => {
    const fit = plan({ frictions: ['travel'], habits: [walk, held('fit.breaks', { order: 1 })] });
    expect(of(fit, 'fit.walk')?.implementationIntention).toContain(
      'If I am away or on shift, I do the part that fits in any place.',
    );
    expect(reasons(fit)['fit.walk']).toBe('2 of 5 last week, and it gets a plan B for days that vary.');
  });

  it('writes the missing if-then sentence of a habit that has none', () => {
    const bare = ownHabit('Practise the piano', { implementationIntention: '', seriesId: 'p', order: 1 });
    const none = week({ 'fit.moves': [4, 4], p: [0, 3] });
    const mended = plan({ habits: [moves, bare], weeks: [none, none] });
    expect(isIfThenPlan(of(mended, 'p')?.implementationIntention ?? '')).toBe(true);
  });

  it('swaps an experiment that did not happen for one that answers the friction, under a new series', () => {
    const weeks = [week({ 'fit.walk': [5, 5], 'fit.moves': [4, 4], 'fit.dance': [0, 3] })];
    const swapped = plan({ weeks: [...weeks, ...weeks], frictions: ['social'] });
    const change = swapped.changes.find(({ kind }) => kind === 'swap');
    expect(change).toMatchObject({ seriesId: 'fit.dance', before: dance, after: { seriesId: 'n1', order: 2 } });
    expect(change?.reason).toBe('0 of 3 last week, so “Move with someone for 5 minutes” takes its place.');
  });
});

describe('a gap', () => {
  it('of one week keeps the load; the number is that of the week that was logged', () => {
    const harder = plan({ weeks: [unobserved, thin], choice: 'harder' });
    expect(harder.loadAfter).toBe(harder.loadBefore);
    expect(reasons(harder)['fit.walk']).toBe(
      '2 of 5 in the last week you logged, and the same step gets one more week.',
    );
    expect(harder.intro).toContain('the load stays level');
  });

  it('of two weeks starts light, whatever was chosen', () => {
    const back = plan({ weeks: [unobserved, unobserved, thin], choice: 'harder' });
    expect(back.loadAfter).toBeLessThanOrEqual(10);
    expect(back.intro).toMatch(/^Good to have you back\. You chose harder; after a break we start light\./);
  });
});

describe('a safety label', () => {
  const goal = { ...adaptFacts().goal, safetyLabel: 'caution' as const };
  const best = week({ 'fit.walk': [5, 5], 'fit.moves': [4, 4], 'fit.dance': [3, 3], 'fit.session': [3, 3] });

  it('that came after the plan makes its sizes easy and replaces what has impact', () => {
    const session = held('fit.session', { difficulty: 'medium', order: 1 });
    const careful = plan({ goal, habits: [walk, session, dance] });
    expect(careful.habits.every(({ difficulty }) => difficulty === 'easy')).toBe(true);
    expect(careful.habits.some(({ templateId }) => templateId === 'fit.session')).toBe(false);
    const cared = careful.changes.filter(({ reasonCode }) => reasonCode === 'CARE').map(({ reason }) => reason);
    expect(cared.toSorted()).toEqual([
      'Your wellbeing comes first, so we keep the cue and make it 5 minutes.',
      expect.stringMatching(/^Your wellbeing comes first, so “.+” takes its place\.$/),
    ]);
    expect(careful.intro).toContain('clinician');
  });

  it('lets nothing grow by a size', () => {
    for (const safetyLabel of ['caution', 'overexercise', 'ed_risk'] as const) {
      const grown = plan({ goal: { ...goal, safetyLabel }, weeks: [best, best, best], choice: 'harder' });
      expect(grown.habits.every(({ difficulty }) => difficulty === 'easy')).toBe(true);
    }
  });

  it('ed_risk leaves no weight or exercise habit in the plan', () => {
    for (const choice of ['easier', 'same', 'harder'] as const) {
      const gentle = plan({ goal: { ...goal, safetyLabel: 'ed_risk' }, choice });
      expect(gentle.habits.filter(({ habitType }) => habitType === 'core').length).toBeGreaterThanOrEqual(2);
      expect(gentle.habits.some(({ templateId }) => /^(wt|fit|nut|run|str)\./.test(templateId ?? ''))).toBe(false);
    }
  });

  it('under which a professional leads brings in support habits only', () => {
    const support = [held('sup.help', { targetFrequency: 2 }), held('sup.ally', { order: 1, targetFrequency: 3 })];
    const full = week({ 'sup.help': [2, 2], 'sup.ally': [3, 3] });
    const given = {
      goal: { ...goal, safetyLabel: 'addiction' as const },
      habits: support,
      weeks: [full],
      choice: 'harder' as const,
    };
    expect(plan(given).habits.every(({ templateId }) => templateId?.startsWith('sup.'))).toBe(true);
  });

  it('that stops coaching gives no habits', () => {
    expect(plan({ goal: { ...goal, safetyLabel: 'crisis' } })).toMatchObject({
      habits: [],
      changes: [],
      topChange: null,
    });
  });
});

it('brings in nothing that another identity holds', () => {
  const otherHabits = ['Take the stairs 2 times'];
  const harder = plan({ choice: 'harder', otherHabits });
  expect(harder.habits.some(({ templateId }) => templateId === 'fit.stairs')).toBe(false);
  expect(harder.changes.some(({ kind }) => kind === 'add')).toBe(true);
});
