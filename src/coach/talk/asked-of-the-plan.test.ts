import { describe, expect, it } from 'vitest';
import { saidParts } from '#coach/bar/read-bar.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { plan, on, tried } from './practice/plan.testing.ts';

const { goal, identity, habits } = plan(
  'I have type 2 diabetes and want to learn anatomy, vape less and eat fewer biscuits',
  'I forget, and my friends smoke',
  [
    ['No biscuits with my tea', 'When I am tempted, I will have no biscuits. If they stand there, I move them.', 7],
    ['No vaping in bed', 'When I get into bed, I will not vape. If I want to, I wait ten minutes.', 7],
    ['Revise anatomy for 30 minutes', 'After lunch, I will revise anatomy.', 3, on('monday', 'tuesday', 'thursday')],
    ['Ask one person to remind me', 'When I finish lunch, I will ask one person.', 1, tried],
  ],
);
const coach = createBuiltinCoach();
const answer = async (content: string) =>
  coach.refineHabits({ goal, identity, currentHabits: habits, messages: [{ role: 'user', content }] });

describe('a question about the plan changes nothing, and is answered', () => {
  it.each([
    ['what days is anatomy', 'Mondays, Tuesdays and Thursdays'],
    ['wait what days is anatomy now', 'Mondays, Tuesdays and Thursdays'],
    ['Please, when I must to do the anatomy?', 'Mondays, Tuesdays and Thursdays'],
    ['what am i meant to be doing on a tuesday then', 'anatomy'],
    ['whats on for tuesday', 'anatomy'],
    ['How many things do I now have on a Tuesday?', '3 things'],
    ['how long is the anatomy supposed to be', 'anatomy for 30 minutes'],
    ['How many hours of anatomy is this in one week?', '90 minutes'],
    ['If I had to leave one out, which one?', 'person'],
    ['which day would be best for the anatomy', 'day'],
    ['what happens at the weekend', 'weekends'],
    ['what do i do if i get hungry in a lecture', 'biscuits'],
    ['I don’t get what The One Who Turns Up is supposed to mean', 'turn up'],
    ['how many biscuits am i allowed', 'No biscuits with my tea'],
    ['May I still have one biscuit on Sundays when my daughter visits?', 'doctor'],
    ['is one biscuit at christmas ok', 'No biscuits with my tea'],
    ['can i have a biscuit on my birthday', 'No biscuits with my tea'],
    ['may i have a fourth biscuit on saturday', 'No biscuits with my tea'],
    ['would drawing be ok instead of revising anatomy', 'evis'],
    ['do rice cakes count as biscuits', 'No biscuits with my tea'],
    ['how do I cut down vaping', 'urge'],
    ['Which of these things would you drop first if I am having a bad week?', 'person'],
    ['which of these matters least', 'person'],
    ['What does it mean, this identity which you have written for me?', 'it'],
    ['can i change the name of the identity', 'Rename'],
    ['which person do i ask?', 'one person'],
    ['what person is meant there?', 'one person'],
    ['number 4 I dont understand', 'one person'],
    ['is a rusk the same as a biscuit', 'No biscuits with my tea'],
    ['rice cakes count as biscuits or not', 'No biscuits with my tea'],
    ['why do i need all this at once tho', 'Shall I'],
    ['What ought I to do if I have forgotten the evening tablet and only notice at bedtime?', 'pharmacist'],
    ['May I have a biscuit with my tablets?', 'pharmacist'],
    ['how am i meant to revise when my hands hurt', 'doctor'],
    ['Why is there a habit about asking one person to remind me? I did not ask for it.', 'Shall I take it out'],
  ])('“%s”', async (message, part) => {
    const { habits: after, response, isUnknown } = await answer(message);
    expect(after).toEqual(habits);
    expect(isUnknown).not.toBe(true);
    expect(response).toContain(part);
  });
});

it('says what the identity means where nobody described it', async () => {
  const { response } = await coach.refineHabits({
    goal,
    identity: { ...identity, description: '' },
    currentHabits: habits,
    messages: [{ role: 'user', content: 'what does the name mean anyway' }],
  });
  expect(response).toMatch(/name|saying/);
});

describe('a complaint is believed, whatever else its words could ask for', () => {
  it.each([
    ['I must say I do not care to be told who I am', 'name'],
    ['who decided im a calm person, you dont know me', 'name'],
    ['You speak like my teacher in the school, I don’t like it', 'plain|short|useful|tell me what'],
    ['feel like im wasting my time w this tbh', 'plan|altogether|owed'],
    ['I think this all doesn’t help anyway', 'plan|altogether|owed'],
    ['bit much innit, four things from day one', 'Shall I'],
    ['It is too many things for one man', 'Shall I'],
    ['I just need to vent, no advice', 'hear|listen|heard|advice'],
  ])('“%s”', async (message, parts) => {
    const { habits: after, response, chips = [] } = await answer(message);
    expect(after).toEqual(habits);
    expect(response).toMatch(new RegExp(parts, 'i'));
    expect(chips.length).toBeGreaterThan(0);
  });

  it('stands back where a change is asked for beside it', async () => {
    expect((await answer('too many things, drop the anatomy')).habits).toHaveLength(3);
    expect((await answer('can i do the anatomy on friday instead')).habits[2]?.days).toEqual(['friday']);
  });
});

describe('a check-in', () => {
  const told = async (...messages: string[]) => {
    const own = habits.map((habit, at) => ({ ...habit, id: `${at}`, days: null, measure: null }));
    const before = messages.slice(0, -1).flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: 'I only listen.' },
    ]);
    return coach.checkIn({
      habits: own,
      messages: [...before, { role: 'user' as const, content: messages.at(-1) ?? '' }],
    } as unknown as Parameters<typeof coach.checkIn>[0]);
  };

  it.each([
    ['had a rubbish day at school n i dont want tips just wanted to say it'],
    ['Thank you, but I do not want any advice about it.'],
    ['feel like im wasting my time w this tbh'],
    ['today very bad, no advices please', 'he was an old man, very kind'],
  ])('asks and advises nothing after “%s”', async (...messages) => {
    const { reply, chips } = await told(...messages);
    expect(reply).not.toBe('');
    expect(reply).not.toContain('?');
    expect(chips).toEqual([]);
  });
});

describe('the bar', () => {
  it('keeps “I did not ask for it” with its question, and asks the plan what a limit leaves', () => {
    expect(saidParts('Why is there a habit about asking one person? I did not ask for it.')).toHaveLength(1);
    expect(saidParts('how many beers can i have this weekend')).toMatchObject([{ isQuestion: true, counts: null }]);
    expect(saidParts('which day is Marta')).toMatchObject([{ question: null }]);
    expect(saidParts('which day do I manage best')).toMatchObject([{ question: 'when' }]);
  });
});
