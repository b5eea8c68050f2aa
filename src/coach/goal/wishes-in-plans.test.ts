import { describe, expect, it } from 'vitest';
import { isSaid } from '#coach/say/say.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';

const coach = createBuiltinCoach();

/** What the coach makes of a goal: names on the cards, its own habits, and what is said beside them. */
async function madeOf(description: string) {
  const goal = { description, currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' } as const;
  const { suggestions, domain } = await coach.suggestIdentities({ goal });
  const identity = { id: 'i1', name: suggestions[0]?.name ?? '', description: '' };
  const { habits, intro } = await coach.planHabits({ goal, identity, mode: 'normal', otherHabits: [] });
  const own = habits.filter(({ templateId }) => !templateId);
  return {
    cards: suggestions.map(({ name }) => name),
    domain,
    own,
    said: own.map((habit) => habit.description),
    intro,
  };
}

describe('a pastime whose first word could be a verb', () => {
  it.each([
    ['get back to open water swimming in the loch', 'Go open water swimming in the loch'],
    ['I want to get back into cold water swimming', 'Go cold water swimming'],
    ['take up dry stone walling', 'Practise dry stone walling'],
    ['start cross country skiing', 'Go cross country skiing'],
    ['get back to clear water kayaking with my sister', 'Go clear water kayaking with my sister'],
    ['do more trail running', 'Go trail running'],
    ['start clean eating', 'Practise clean eating'],
    ['take up open mic nights', 'Practise open mic'],
    ['Open water swimming twice a week', 'Go open water swimming'],
  ])('%s', async (goal, habit) => {
    const { said, cards } = await madeOf(goal);
    expect(said[0]).toContain(habit);
    expect(cards.join(' ')).not.toMatch(/Tidier|Homekeeper|Wonder/);
  });

  it.each([
    ['start clearing the garage', 'Clear the garage'],
    ['open the shop on time', 'Open the shop on time'],
    ['start to clean the kitchen', 'Clean the kitchen'],
    ['dry the washing outside', 'Dry the washing outside'],
  ])('is not found where something is done: %s', async (goal, habit) => {
    expect((await madeOf(goal)).said[0]).toContain(habit);
  });

  it('does not begin at the kitchen table when it is done out there', async () => {
    for (const goal of ['get back to open water swimming in the loch', 'go hiking', 'take up dry stone walling']) {
      const [first] = (await madeOf(goal)).own;
      expect(first?.implementationIntention).not.toMatch(/plates|breakfast|lunch|dinner/);
    }
  });
});

describe('how somebody would notice', () => {
  it.each([
    ["Learn Polish. I'd notice if I could order bread", 'Learn Polish'],
    [
      'Finish my HVAC certificate. I will know it when I pass the exam and she get the money',
      'Finish my HVAC certificate',
    ],
    ['practise the cello. It would show when my neighbours stop complaining', 'Practise the cello'],
    ["sew again and I'd see it when my daughter wears the dress", 'Sew'],
    ['swim in the sea. People would notice that I laugh more', 'Swim in the sea'],
    ['Get my CDL licence. Know it when I drive the truck home', 'Get my CDL licence'],
  ])('is no habit: %s', async (goal, habit) => {
    const { said } = await madeOf(goal);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(habit);
  });
});

describe('a second wish', () => {
  it.each([
    ['go open water swimming and be less snappy with my son Finlay', 'No getting snappy with my son Finlay'],
    ['Learn Farsi and be more patient with Amina', 'Stay patient with Amina'],
    ['paint again, and be kinder to my wife', 'Stay kind to my wife'],
    ['Finish my HVAC certificate and send money to my mother in Kumasi', 'Send money to my mother in Kumasi'],
    ['get my diploma and phone my uncle in Leeds every month', 'Phone my uncle in Leeds'],
  ])('stands in the plan, apart from the first: %s', async (goal, second) => {
    const { said, intro } = await madeOf(goal);
    expect(said).toHaveLength(2);
    expect(said[1]).toContain(second);
    expect(said[0]).not.toContain(second.slice(5));
    expect(intro).toContain(' and ');
  });
});

describe('a paper that is worked for', () => {
  it.each([
    'finish my HVAC certificate',
    'get my NEBOSH certificate',
    'complete my plumbing apprenticeship',
    'pass my CCNA exam',
  ])('is learnt for, and keeps its letters: %s', async (goal) => {
    const { cards, domain, intro } = await madeOf(goal);
    expect(domain).toBe('study_coding');
    expect(cards).toContain('The Steady Learner');
    for (const letters of goal.match(/[A-Z]{3,}/g) ?? []) expect(intro).toContain(letters);
  });
});

describe('what comes less often than each week', () => {
  it.each([
    ['pay rent 1st of month', 'On the 1st of the month, I will pay rent.'],
    ['call my aunt once a month', 'Once a month, I will call my aunt.'],
    ['visit my nan every month', 'Every month, I will visit my nan.'],
    ['clean the car every 15th', 'Every 15th, I will clean the car'],
    ['budget monthly, gym 3 times a week', 'Once a month, I will budget.'],
  ])('stands in its sentence, and is told to run by weeks: %s', async (goal, sentence) => {
    const { own, intro } = await madeOf(goal);
    expect(own[0]?.implementationIntention).toContain(sentence);
    expect(own[0]?.targetFrequency).toBe(1);
    expect(isSaid('planByWeeks', intro ?? '')).toBe(true);
  });

  it('says nothing of weeks where every week has its share', async () =>
    expect(isSaid('planByWeeks', (await madeOf('save £50 a month')).intro ?? '')).toBe(false));
});

describe('how somebody would wake or end the day', () => {
  it.each(['Wake up rested', 'I want to wake up less tired', 'go to bed calm'])('is no habit: %s', async (goal) =>
    expect((await madeOf(goal)).said).toEqual([]),
  );

  it.each([
    ['wake up early', 'Wake up early'],
    ['go to bed early', 'Go to bed early'],
  ])('is one where it is done at a time: %s', async (goal, habit) =>
    expect((await madeOf(goal)).said.join()).toContain(habit),
  );
});
