import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { planTurn } from '../plan-turn.ts';
import { withPlaceNumbers } from '../targets/place-numbers.ts';

const habit = (description: string, order: number): PlannedHabit => ({
  seriesId: `s${order}`,
  description,
  implementationIntention: `When I finish lunch, I will ${description.toLowerCase()}. If the day is full, I do it for two minutes.`,
  targetFrequency: 3,
  difficulty: 'easy',
  habitType: 'core',
  order,
});
const PLAN = [
  'Walk round the pond',
  'Practise the viola',
  'Write to Aunt Bea',
  'Water the ferns',
  'Read one page aloud',
].map(habit);

/** What is left of the plan after some messages, each on what the ones before made of it. */
function leftAfter(...said: readonly string[]): string[] {
  let [plan, before]: [readonly PlannedHabit[], readonly PlannedHabit[] | null] = [PLAN, null];
  let messages: ChatTurn[] = [];
  for (const content of said) {
    messages = [...messages, { role: 'user', content }];
    const goal = {
      description: 'do more',
      currentFrictions: '',
      currentLevel: 'not_started',
      safetyLabel: 'none',
    } as const;
    const identity = { id: 'i1', name: 'The Small-Step Person', description: '' };
    const { response, habits } = planTurn({ goal, identity, messages, currentHabits: plan, before });
    messages = [...messages, { role: 'assistant', content: response }];
    if (habits.length !== plan.length) [plan, before] = [habits, plan];
  }
  return plan.map(({ description }) => description.split(' ')[0] ?? '');
}

describe('habits that are meant by bare numbers', () => {
  it.each([
    ['too many. keep 1 and 2 only', 'Walk Practise'],
    ['just 1, 2, 3', 'Walk Practise Write'],
    ['drop 4 and 5', 'Walk Practise Write'],
    ['get rid of 5 and make the walk longer', 'Walk Practise Write Water'],
    ['so 4 can go', 'Walk Practise Write Read'],
    ['scratch 5', 'Walk Practise Write Water'],
  ])('“%s” leaves %s', (message, left) => expect(leftAfter(message).join(' ')).toBe(left));

  it.each([
    'make it 3 sets',
    'cut it to 3',
    '3 is plenty',
    'cut 2 minutes',
    '15 min French instead of 5',
    'only 4 nights',
  ])('are none in “%s”', (message) => expect(withPlaceNumbers(message, 5)).toBe(message));
});

describe('what was just asked for', () => {
  it.each([
    [['drop number 4', 'and the viola'], 'Walk Write Read'],
    [['drop number 4', 'and number 5'], 'Walk Practise Write'],
    [['drop number 4', '5 too', 'the walk as well'], 'Practise Write'],
  ])('goes on with another habit: %s', (said, left) => expect(leftAfter(...said).join(' ')).toBe(left));

  it('does not go on with what has a value of its own', () =>
    expect(leftAfter('drop number 4', 'and the viola on Fridays').join(' ')).toBe('Walk Practise Write Read'));
});

describe('a polite refusal', () => {
  it.each(['No thank you', 'No please leave it so', 'no ta'])('“%s” takes nothing out', (message) =>
    expect(leftAfter(message)).toHaveLength(PLAN.length),
  );
});
