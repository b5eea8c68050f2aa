import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { describe, expect, it } from 'vitest';
import { ACT_KINDS, type NamedAct } from '#coach/goal/named-act.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { FRICTION_CODES } from '#coach/builtin/knowledge/shape.ts';
import { isIfThenPlan } from '#coach/builtin/planning/habit-wording.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import { namedAct } from './named-act.testing.ts';
import { ownAct, ownHabit } from './own-act.ts';
import { intended, spokenAct } from './spoken-act.ts';

const planned = (act: NamedAct, friction?: string) => {
  const own = ownAct(act, friction);
  const [opening = ''] = own.openings;
  return ownHabit(own, { difficulty: 'easy', targetFrequency: own.frequency.default, opening });
};

describe('the sentence of a named act', () => {
  it.each<[NamedAct, string]>([
    [
      namedAct('Ring my sister', 'contact', { days: ['sunday'] }),
      'When I finish dinner on Sunday, I will ring my sister. If it is a poor moment, I try again the next day.',
    ],
    [namedAct('Do push-ups', 'move', { when: 'before my shower' }), 'Before my shower, I will do 5 push-ups.'],
    [namedAct('Hug my wife', 'contact', { when: 'when I come home' }), 'When I come home, I will hug my wife.'],
    [namedAct('Stretch', 'move', { when: 'straight after lunch' }), 'After lunch, I will stretch for 5 minutes.'],
    [namedAct('Go to bed', 'rest', { when: 'at ten' }), 'At ten at night, I will go to bed.'],
    [namedAct('Go to mosque', 'attend', { days: ['friday'] }), 'On Friday, I will go to mosque.'],
    [namedAct('No biting my nails', 'abstain'), 'When the urge comes, I will go without biting my nails.'],
    [namedAct('No phone in bed', 'abstain'), 'When I get into bed, I will have no phone in bed.'],
    [namedAct('Swim', 'move', { place: 'at the lido' }), 'When I come home, at the lido, I will swim for 5 minutes.'],
    [namedAct('Cycle to work', 'move'), 'When I leave the house, I will cycle to work.'],
  ])('%j', (act, sentence) => {
    expect(planned(act).implementationIntention).toContain(sentence);
  });

  it.each(ACT_KINDS)('has a fallback of its own for each friction that tells of it: %s', (kind) => {
    for (const code of FRICTION_CODES) {
      const { implementationIntention } = planned(namedAct('Do the thing', kind), code);
      expect(isIfThenPlan(implementationIntention), implementationIntention).toBe(true);
      expect(bannedWords(implementationIntention), implementationIntention).toEqual([]);
      expect(detectFrictions(implementationIntention.split('. If ')[1] ?? ''), implementationIntention).toContain(code);
    }
  });

  it('keeps the days and the hour that were said', () => {
    const habit = planned(namedAct('Go to bed', 'rest', { when: 'at ten', days: ['monday', 'sunday'] }));
    expect(habit).toMatchObject({
      description: 'Go to bed at ten',
      days: ['sunday', 'monday'],
      targetFrequency: 2,
      moment: '22:00',
    });
  });

  it('leaves two days of rest to what loads the joints', () => {
    expect(ownAct(namedAct('Run', 'move', { times: 7 }), undefined).frequency.max).toBe(5);
    expect(ownAct(namedAct('Walk', 'move', { times: 7 }), undefined).frequency.max).toBe(7);
  });
});

describe('an act in a sentence of the coach', () => {
  it.each([
    ['Ring my sister', 'ringing your sister'],
    ['No phone in my bedroom', 'no phone in your bedroom'],
    ['Swim', 'swimming'],
    ['Look after myself', 'looking after yourself'],
    ["Don't shout at my kids", 'not shouting at your kids'],
  ])('%s', (text, spoken) => {
    expect(spokenAct(namedAct(text, 'other'))).toBe(spoken);
  });

  it.each([
    ['No sugar in my tea', 'have no sugar in my tea'],
    ['No shouting at the kids', 'go without shouting at the kids'],
    ["Don't shout", 'not shout'],
    ['Ring my sister', 'ring my sister'],
  ])('%s is what I will do', (text, said) => {
    expect(intended(text)).toBe(said);
  });
});

const plansFor = async (description: string) => {
  const goal = { description, currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' } as const;
  const identity = { id: 'i1', name: 'The Steady One', description: '' };
  const asked = { goal, identity, mode: 'normal', otherHabits: [] } as const;
  return (await createBuiltinCoach().planHabits(asked)).habits;
};

describe('what is done twice a day', () => {
  it.each([
    ['brush my teeth morning and night', 'In the morning and at night, I will brush my teeth'],
    ['take my pills mornings and evenings', 'In the morning and in the evening, I will take my pills'],
    ['take my tablets at 8 and at 20', 'At 8 and at 20, I will take my tablets'],
  ])('has both times in its cue: %s', async (goal, cue) => {
    const [habit] = await plansFor(goal);
    expect(habit?.implementationIntention).toMatch(cue);
  });
});

describe('what names no days', () => {
  it.each([
    ['no phone after 11 and no smoking', /phone after 11/, 7],
    ['no phone after 11 and no smoking', /smoking/, 7],
    ['be in bed by 10:30 and ring my mum', /in bed/, 7],
    ['have at most one coffee a day and walk', /coffee/, 7],
    ['take my tablets and walk', /tablets/, 7],
    ['take my metformin with breakfast and walk', /metformin/, 7],
    ['walk more, bed by 10:30, call mum', /^Go to bed by 10:30$/, 7],
    ['swim twice a week, asleep by midnight', /^Be asleep by midnight$/, 7],
    ['read daily, up at 6', /^Get up at 6$/, 7],
    ['walk, be up by 6', /^Be up by 6$/, 7],
    ['walk, lights out by 10', /^Be in bed with lights out by 10$/, 7],
    ['walk, at my desk by 9', /^Be at my desk by 9$/, 5],
    ['walk, home by 6', /^Be home by 6$/, 7],
    ['walk, brush my teeth morning and night', /^Brush my teeth$/, 7],
    ['no biscuits at work and walk', /biscuits/, 5],
    ['no alcohol on weekdays and walk', /alcohol/, 5],
    ['eat less cake and walk', /cake/, 4],
  ])('is kept each day where that is meant, and else as often as is usual: %s', async (goal, name, days) => {
    const habit = (await plansFor(goal)).find(({ description }) => name.test(description));
    expect(habit?.targetFrequency).toBe(days);
  });
});
