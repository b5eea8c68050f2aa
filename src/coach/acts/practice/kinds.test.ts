import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { WORDINGS } from '#coach/say/wordings.ts';
import { applyActs } from '../apply.ts';
import type { PlanState } from '../plan-state.ts';
import { outcome, PLANS, say } from './practice.testing.ts';

const { nurse, potter } = PLANS;
const stateOf = (habits: readonly PlannedHabit[]): PlanState => ({
  facts: {
    goal: { description: '', currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' },
    identity: { id: '', name: '', description: '' },
    messages: [],
    currentHabits: habits,
  },
  habits,
  focus: null,
});

describe('a request with its reason behind it', () => {
  it.each([
    ['make the walk 20 minutes the vet says the dog is getting fat', '1 Walk for 20 minutes'],
    ['drop the stretching, there is a class at work', '-4'],
    ['put the reading first, its the only one I like', 'order 2 1 3 4 5'],
    ['Swap the stretch for yoga, she never minds', '4 Yoga'],
  ])('"%s" does what is asked, and nothing of what is told', (message, after) => {
    expect(outcome(nurse, message)).toBe(after);
  });
});

describe('what a habit has now', () => {
  it.each([
    ['make the reading 5 pages not 10', '2 Read 5 pages'],
    ['stretch before my shower not with the radio', '4 @ Before my shower'],
    ['reading 4 times a week, not every day', '2 4x'],
  ])('is not asked for by "%s"', (message, after) => {
    expect(outcome(nurse, message)).toBe(after);
  });
});

describe('a question', () => {
  it.each(['What counts as a walk? Shopping too?', 'Which would you keep if I could keep only one?'])(
    'changes nothing: "%s"',
    (message) => {
      expect(say(nurse, message).habits).toEqual(nurse);
    },
  );
});

describe('all habits at once', () => {
  it.each([
    ['Five is too many. Three, please.', '-4; -5'],
    ['lock it down to two, you pick', '-3; -4; -5'],
    ['keep the walk and the reading, the rest can wait', '-3; -4; -5'],
    ['Leave me just the walk, the reading and the uniform.', '-4; -5'],
  ])('"%s" leaves what is meant to stay', (message, after) => {
    expect(outcome(nurse, message)).toBe(after);
  });
});

describe('a day for another one, and words for others', () => {
  it('moves one of the days', () => {
    expect(outcome(potter, 'Move Tuesday to Friday for the sketching')).toBe('2 Th Fr');
  });

  it('takes back what was said before it', () => {
    expect(outcome(nurse, 'drop the walk. no wait. drop the stretching')).toBe('-4');
  });

  it('takes the words that are praised', () => {
    expect(outcome(nurse, 'Reword the reading, would you? "Read in peace" sounds more like me.')).toBe(
      '2 Read in peace',
    );
  });

  it('makes no words of an order to somebody else', () => {
    expect(say(nurse, 'Please call the school for me tomorrow at 8').habits).toEqual(nurse);
  });
});

describe('a habit that was not named', () => {
  const asked = (question: string) => ({
    history: [
      { role: 'user' as const, content: 'how often is the walk' },
      { role: 'assistant' as const, content: question },
    ],
  });

  it('gets days where the coach has just spoken of days', () => {
    expect(outcome(nurse, 'make it 2', asked('Walking is planned for three days a week.'))).toBe('1 2x');
  });

  it('is the one that counts what was said, not the one that was spoken of last', () => {
    expect(outcome(nurse, '5 pages', asked('“Ring my sister” is on three days.'))).toBe('2 Read 5 pages');
  });

  it('is none of the plan where a rule says what no habit says', () => {
    const { habits, chips = [] } = say(nurse, 'no scrolling on the sofa');
    expect(habits).toEqual(nurse);
    expect(chips.map(({ label }) => label)[0]).toBe('Add “No scrolling on the sofa”');
  });
});

describe('days', () => {
  it('are left out of a rule on which an exception is allowed', () => {
    expect(outcome(PLANS.teen, 'I can do TikTok on Saturdays')).toBe('3 Mo We Fr');
  });

  it('are asked about where a complaint tells of no wish', () => {
    const { habits, response } = say(nurse, 'The stretching does not suit me. I bend all day.');
    expect(habits).toEqual(nurse);
    expect(response).toContain('?');
  });
});

describe('what is only told', () => {
  it.each(['My sister moved to Leeds last week and the house feels big', 'Brian told me that I am not his mother'])(
    'is heard, and changes nothing: "%s"',
    (message) => {
      const { habits, isUnderstood } = say(nurse, message);
      expect(habits).toEqual(nurse);
      expect(isUnderstood).not.toBe(false);
    },
  );
});

describe('that nothing is to change', () => {
  const is = (message: string) => WORDINGS.planNoteSame.includes(say(nurse, message).response);

  it('is said of a value that a habit has, and of no other', () => {
    expect(is('walk three times a week')).toBe(true);
    expect(is('walk four times a week')).toBe(false);
  });

  it('is not said where no change could be made', () => {
    const acts = [{ act: 'resize' as const, target: 2, to: { value: 0, unit: null } }];
    const { changes, notes } = applyActs(acts, stateOf(nurse));
    expect(changes).toEqual([]);
    expect(notes.map((note) => note.is)).toEqual(['unmade']);
  });
});
