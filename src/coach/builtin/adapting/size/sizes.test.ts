import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type Difficulty } from '#core/plan/plan.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { ALL_TEMPLATES } from '#coach/builtin/knowledge/domains.ts';
import { FRICTION_CODES } from '#coach/builtin/knowledge/shape.ts';
import { isIfThenPlan, isMeasurable, isOneAct, isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { habitTexts } from '#coach/builtin/planning/habit-texts.ts';
import { isSameHabit } from '#coach/builtin/planning/similar-habits.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import { held, ownHabit } from '../adapt-plan.testing.ts';
import { FRICTION_REPAIRS } from '../friction-repairs.ts';
import { readIfThen, writeIfThen } from '#core/habit/if-then.ts';
import { ownKind } from '../words/own-words.ts';
import { repaired, withFallbacks } from '../repair-habit.ts';
import { getSizes } from '#coach/builtin/amounts/sized-habit.ts';
import { readAs, textsAt, withNumber } from './sizes.ts';

const topic = 'juggling three balls';

describe('every template', () => {
  it('is read back from its own words, and its sentence from its parts', () => {
    for (const template of ALL_TEMPLATES) {
      for (const difficulty of DIFFICULTIES) {
        const { description, implementationIntention } = habitTexts({ template, difficulty, topic });
        expect(readAs(template, description), description).not.toBeNull();
        expect(writeIfThen(readIfThen(implementationIntention))).toBe(implementationIntention);
      }
    }
  });

  it('goes to each size and back to the very same texts', () => {
    for (const template of ALL_TEMPLATES) {
      for (const difficulty of DIFFICULTIES) {
        const texts = habitTexts({ template, difficulty, topic });
        const habit = { ...held(template.id, { difficulty }), ...texts };
        for (const other of DIFFICULTIES) {
          expect(textsAt(habit, other), `${template.id} ${difficulty} ${other}`).toMatchObject(
            habitTexts({ template, difficulty: other, topic }),
          );
        }
      }
    }
  });

  it('stays a valid if-then plan under every repair', () => {
    for (const template of ALL_TEMPLATES) {
      const habit = held(template.id);
      for (const code of FRICTION_CODES) {
        const mended = repaired(habit, { frictions: [code], others: [] });
        expect(mended.implementationIntention, template.id).not.toBe(habit.implementationIntention);
        expect(isIfThenPlan(mended.implementationIntention), mended.implementationIntention).toBe(true);
        expect(isUnsafeText(mended.implementationIntention)).toBe(false);
        expect(bannedWords(mended.implementationIntention)).toEqual([]);
        expect(mended.description).toBe(habit.description);
      }
    }
  });
});

describe.each(FRICTION_CODES)('the repair for %s', (code) => {
  it('names its obstacle so that it is read as that friction, for doing and for leaving', () => {
    const { fallback, holdBack } = FRICTION_REPAIRS[code];
    for (const text of [fallback, holdBack]) expect(detectFrictions(`If ${text}.`), text).toContain(code);
  });

  it('is not written twice', () => {
    const once = withFallbacks(ownHabit('Practise the piano'), [code]);
    expect(withFallbacks(once, [code])).toBe(once);
  });
});

describe('words of the user’s own', () => {
  const at = (description: string, from: Difficulty, to: Difficulty) =>
    textsAt(ownHabit(description, { difficulty: from }), to)?.description ?? null;

  it.each([
    ['Read 10 pages', 'medium', 'easy', 'Read 5 pages'],
    ['Read 10 pages', 'medium', 'hard', 'Read 20 pages'],
    ['Meditate for 40 minutes', 'hard', 'easy', 'Meditate for 10 minutes'],
    ['Meditate for 2 minutes', 'medium', 'easy', 'Meditate for 1 minute'],
    ['Read 1 page', 'easy', 'medium', 'Read 2 pages'],
    ['Read 1 page', 'medium', 'easy', 'Do two minutes: read 1 page'],
    ['Meditate for 45 minutes', 'medium', 'hard', null],
    ['Practise the piano', 'hard', 'medium', 'Do half: practise the piano'],
    ['Practise the piano', 'medium', 'easy', 'Do two minutes: practise the piano'],
    ['Practise the piano', 'easy', 'medium', null],
    ['Do two minutes: practise the piano', 'easy', 'medium', 'Do half: practise the piano'],
    ['Do two minutes: practise the piano', 'easy', 'hard', 'Practise the piano'],
    ['Do half: read 10 pages', 'medium', 'hard', 'Read 10 pages'],
    ['Limit my phone to 60 minutes', 'medium', 'easy', 'Keep to this for one hour: limit my phone to 60 minutes'],
    ['Limit my phone to 60 minutes', 'medium', 'hard', null],
    ['Avoid sweets after lunch', 'hard', 'medium', 'Keep to this for half the day: avoid sweets after lunch'],
    ['Go to bed by 23:00', 'medium', 'easy', 'Come within 60 minutes of this: go to bed by 23:00'],
    ['Get up at 6 am', 'hard', 'medium', 'Come within 30 minutes of this: get up at 6 am'],
    ['Go to bed by 23:00', 'medium', 'hard', null],
  ] as const)('%s, from %s to %s', (description, from, to, expected) => {
    expect(at(description, from, to)).toBe(expected);
  });

  it('stay one measurable act with a valid sentence', () => {
    for (const description of [
      'Practise the piano',
      'Read 10 pages',
      'Avoid sweets after lunch',
      'Go to bed by 23:00',
    ]) {
      for (const difficulty of getSizes(ownHabit(description, { difficulty: 'hard' }))) {
        const texts = textsAt(ownHabit(description, { difficulty: 'hard' }), difficulty);
        expect(isOneAct(texts?.description ?? ''), texts?.description).toBe(true);
        if (difficulty !== 'hard') expect(isMeasurable(texts?.description ?? ''), texts?.description).toBe(true);
        expect(isIfThenPlan(texts?.implementationIntention ?? '')).toBe(true);
      }
    }
  });

  it('have no smaller size where it would not fit in 90 characters', () => {
    const long = `Practise ${'the difficult left-hand passages of '.repeat(2)}my piece`;
    expect(getSizes(ownHabit(long, { difficulty: 'hard' }))).toEqual(['hard']);
  });

  it('two smaller steps are not taken for one habit', () => {
    expect(isSameHabit('Do half: practise the piano', 'Do half: tidy my flat')).toBe(false);
    expect(isSameHabit('Do two minutes: practise the piano', 'Do two minutes: tidy my flat')).toBe(false);
  });

  it('ask to do, to hold back, or to be in time', () => {
    expect(['Read 10 pages', 'No phone at meals', 'Go to bed by 10pm'].map(ownKind)).toEqual(['act', 'limit', 'clock']);
  });
});

it('writes another number into both texts and leaves clock times alone', () => {
  const run = ownHabit('Run at 7:30 for 20 minutes');
  expect(withNumber(run, 22)).toEqual({
    description: 'Run at 7:30 for 22 minutes',
    implementationIntention: run.implementationIntention.replace('20 minutes', '22 minutes'),
  });
});
