import { capital } from '#core/words/capital.ts';
import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import { adaptToFact } from './adapt-to-fact.ts';
import { answerFacts } from './answer-facts.ts';
import { TOLD } from './practice.testing.ts';
import { readFacts } from './read-facts.ts';
import { type Phrase, WORDINGS } from '#coach/say/wordings.ts';

function habit(description: string, cue: string, change: Partial<PlannedHabit> = {}): PlannedHabit {
  return {
    description,
    implementationIntention: `${cue}, where I am, I will do it. If it rains, I wait a minute.`,
    targetFrequency: 3,
    difficulty: 'easy',
    habitType: 'core',
    order: 0,
    ...change,
  };
}

const PLAN: readonly PlannedHabit[] = [
  habit('Walk for 5 minutes', 'When I finish lunch', { moment: 'noon' }),
  habit('Do 5 squats', 'When I come home', { moment: 'evening', days: ['monday', 'friday'] }),
  habit('Read for 20 minutes', 'When I get into bed', { moment: 'night', targetFrequency: 7 }),
  habit('Stretch at the gym', 'When I finish breakfast', { moment: 'morning' }),
];

function changes(fact: string) {
  return readFacts(fact).flatMap((one) => adaptToFact(one, PLAN).map(({ place, change }) => `${place} ${change}`));
}

describe('a plan that has to fit a circumstance', () => {
  it.each([
    ['I have no lunch break', ['0 cue']],
    ["I can't do mornings", ['3 cue']],
    ['Fridays are mad', ['1 days', '2 days']],
    ['I only have ten minutes', ['2 size']],
    ['My knee is bad', ['1 replace']],
    ["I can't stand gyms", ['3 replace']],
    ["gym's closed Mondays", []],
    ['I have three kids', []],
    ['I only have the car on Sundays', []],
  ])('“%s” changes %j', (fact, expected) => {
    expect(changes(fact)).toEqual(expected);
  });

  it('keeps as many days as it had, on those that are left', () => {
    const [fact] = readFacts('Fridays are mad');
    expect(fact && adaptToFact(fact, PLAN).map(({ act }) => act)).toEqual([
      { act: 'days', target: 1, to: ['sunday', 'monday'] },
      { act: 'days', target: 2, to: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'saturday'] },
    ]);
  });

  it('fits the other circumstances too when there is a way', () => {
    const [lunch] = readFacts('I have no lunch break');
    const known = readFacts("I'm useless in the evenings");
    const [change] = lunch ? adaptToFact(lunch, PLAN.slice(0, 1), known) : [];
    expect(change?.act).toEqual({ act: 'cue', target: 0, cue: 'when I finish breakfast' });
  });

  it('puts no two habits at the same new cue while another one is free', () => {
    const [fact] = readFacts('I have no lunch break');
    const plan = [PLAN[0], { ...PLAN[0], description: 'Ring my sister' }] as PlannedHabit[];
    const cues = fact ? adaptToFact(fact, plan).map(({ act }) => (act.act === 'cue' ? act.cue : '')) : [];
    expect(new Set(cues).size).toBe(2);
  });
});

describe('the answer to circumstances', () => {
  const filled = (wording: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).reduce((text, [name, value]) => {
      const capitals = text.replaceAll(`{${capital(name)}}`, capital(value));
      return capitals.replaceAll(`{${name}}`, value);
    }, wording);
  const first = (phrase: Phrase, values: Readonly<Record<string, string>>) => filled(WORDINGS[phrase][0] ?? '', values);

  it('keeps the lines, and says that they were taken in', () => {
    const answer = answerFacts(readFacts('I work nights, and my phone is old.'), {
      habits: PLAN,
      known: [],
      word: first,
    });
    expect(answer).toMatchObject({
      learnt: ['I work nights', 'My phone is old'],
      text: 'Nights, noted: the plan keeps clear of those hours. No clever phone, noted. The plan goes by that now.',
      acts: [
        { act: 'cue', target: 0 },
        { act: 'cue', target: 3 },
      ],
    });
  });

  it('changes nothing that is the person’s own: one change is offered', () => {
    const own = PLAN.map((one) => ({ ...one, isOwn: true }));
    const answer = answerFacts(readFacts('Fridays are mad and my knee is bad'), {
      habits: own,
      known: [],
      word: first,
    });
    expect(answer).toMatchObject({
      acts: [],
      offered: { place: 1, act: { act: 'days', target: 1, to: ['sunday', 'monday'] } },
      chips: [{ label: 'Other days' }, { label: 'Edit by hand' }, { label: 'Leave it as it is' }],
    });
    expect(answer?.text).toContain('Shall I move doing 5 squats to Sundays and Mondays?');
  });

  it('makes less of what a weak hand still does, and puts nothing else in its place', () => {
    const own = [{ ...habit('Knit 4 rows', 'After dinner'), isOwn: true }];
    const answer = answerFacts(readFacts('I have arthritis in my hands'), { habits: own, known: [], word: first });
    expect(answer?.offered?.act).toEqual({ act: 'resize', target: 0, to: 'smaller' });
  });

  it('is none when there are no circumstances', () => {
    expect(answerFacts([], { habits: PLAN, known: [], word: first })).toBeNull();
  });

  it('has five wordings of each, without a word that the coach never says, whatever the circumstance', () => {
    const ofFacts = Object.entries(WORDINGS).filter(([phrase]) => phrase.startsWith('fact'));
    expect(ofFacts.length).toBeGreaterThanOrEqual(12);
    for (const [phrase, wordings] of ofFacts) expect(new Set(wordings).size, phrase).toBe(5);
    for (const [text] of TOLD) {
      const facts = readFacts(text);
      for (let at = 0; at < 5; at += 1) {
        const word = (phrase: Phrase, values: Readonly<Record<string, string>>) =>
          filled(WORDINGS[phrase][at] ?? '', values);
        const said = answerFacts(facts, { habits: PLAN, known: [], word })?.text ?? '';
        expect(said, text).not.toBe('');
        expect(bannedWords(said), said).toEqual([]);
        expect(said, text).not.toMatch(/[{}]|undefined|\?/);
        expect(said.split(' ').length, said).toBeLessThanOrEqual(40);
      }
    }
  });
});
