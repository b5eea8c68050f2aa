import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { memorableIn } from '#coach/memorable.ts';
import { outcome, plan, PLANS, say } from './practice/practice.testing.ts';

const { nurse, widow, cello, mum } = PLANS;

/** A conversation in which the coach answered each message before the last one by itself. */
function after(habits: typeof nurse, ...messages: readonly string[]): ChatTurn[] {
  return messages.reduce<ChatTurn[]>(
    (history, content) => [
      ...history,
      { role: 'user', content },
      { role: 'assistant', content: say(habits, content, { history }).response },
    ],
    [],
  );
}

describe('what is told and asks for nothing', () => {
  it.each([
    'You must tell her lies that you are fine',
    'That hurts to read',
    'on Fridays she forgets who I am',
    'my brother only comes on Sundays and then he tells me what to do',
    'there is no evening, only her',
    'every night I lie awake and think about her',
    'you told me after breakfast would be easy',
    'you keep telling me to read before breakfast and I have three kids',
    'you dont know what its like to smile all day at work',
    'everything takes longer with her, even the stairs take 20 minutes',
    'she calls me 5 times an hour',
    'some days my mum shouts until six in the morning',
  ])('"%s" writes nothing into the habit spoken of last, and is heard', (message) => {
    const history = after(nurse, 'Why the reading?');
    const { habits, isUnderstood, chips = [] } = say(nurse, message, { history });
    expect(habits).toEqual(nurse);
    expect(isUnderstood).not.toBe(false);
    expect(chips.length).toBeGreaterThan(0);
  });

  it('becomes no moment of a habit where it says what a moment is like', () => {
    for (const message of ["Fifteen minutes before I'm awake is cruel", 'The stretching at night may fall'])
      expect(outcome(nurse, message), message).not.toContain('@');
  });

  it('asks nothing of a habit that no word is about, while another one is spoken of', () => {
    const history: ChatTurn[] = [{ role: 'assistant', content: 'How many for “Read 10 pages”?' }];
    const { habits } = say(nurse, 'Four, yes', { history });
    const others = (plan: typeof habits) => plan.filter(({ description }) => !description.startsWith('Read'));
    expect(others(habits)).toEqual(others(nurse));
  });

  it('is not what people say of others when they want something of a habit', () => {
    expect(outcome(nurse, 'you could move the stretching to after lunch')).toBe('4 @ After lunch');
    expect(outcome(widow, 'you can drop the crossword')).toBe('-3');
    expect(outcome(nurse, 'you forgot knitting')).toMatch(/^\+Knitting/);
  });
});

describe('a habit said by its own words', () => {
  it.each([
    ['delete "Read 10 pages"', '-2'],
    ['delete “read 10 pages.”', '-2'],
    ['remove Read 10 pages', '-2'],
    ['get rid of stretch for 5 minutes!', '-4'],
    ["make 'Walk for 15 minutes' 20 minutes", '1 Walk for 20 minutes'],
    ['move "Lay out my uniform" to after lunch', '3 @ After lunch, at the front door|3 @ After lunch'],
    ['drop "out my uniform"', '-3'],
    ['Walk for 15 minutes on Mondays please', '1 Mo'],
  ])('%s: %s', (message, wanted) => {
    expect(wanted.split('|')).toContain(outcome(nurse, message));
  });

  it('is a new text where it is what another habit is to say', () => {
    expect(outcome(nurse, 'rename "Read 10 pages" to "Read 10 pages of Dune"')).toBe('2 Read 10 pages of Dune');
  });
});

describe('two or three habits without their names', () => {
  const history: ChatTurn[] = [
    { role: 'user', content: 'what are the stretching and the call to my sister for?' },
    { role: 'assistant', content: 'Both are small.' },
  ];

  it.each(['drop both of them', 'both of em. get rid', 'get rid of those two', 'the two of them can go', 'lose both'])(
    '"%s" means those spoken of last',
    (message) => expect(outcome(nurse, message, { history })).toBe('-4; -5'),
  );

  it('means all three of three', () => {
    expect(outcome(nurse.slice(0, 3), 'the three of them smaller please')).toMatch(/^1 .*; 2 /);
  });

  it('asks which, with chips, when nobody can tell', () => {
    for (const message of ['drop both of them', 'both of em. get rid', 'drop something', 'get rid of one of them']) {
      const { habits, response, chips = [] } = say(nurse, message);
      expect(habits, message).toEqual(nurse);
      expect(response, message).toContain('?');
      expect(chips.length, message).toBeGreaterThan(1);
    }
  });
});

describe('an answer with more beside it', () => {
  const history = after(nurse, 'it is all too much for me, I cannot cope with all of this');

  it('takes the yes, and does the rest as well', () => {
    expect(history.at(-1)?.content).toContain('?');
    const alone = say(nurse, 'yes', { history }).habits;
    const beside = say(nurse, 'Yes, but the stretching stays', { history }).habits;
    expect(alone).not.toEqual(nurse);
    expect(beside).toContainEqual(nurse[3]);
    expect(beside).not.toEqual(nurse);
  });

  it('does only the rest after a no', () => {
    expect(outcome(nurse, 'No, but drop the stretching', { history })).toBe('-4');
  });

  it('takes an opening for no answer', () => {
    expect(outcome(nurse, 'ok make the walk 20 minutes', { history })).toBe('1 Walk for 20 minutes');
  });
});

describe('what is told of a time, where no habit is named', () => {
  it.each([
    'orchestra is on wednesday 17-20',
    'Tuesday is my lady’s club',
    'on mondays I have long office until 18',
    'Friday half day shop',
  ])('“%s” is kept, and changes nothing', (message) => {
    const { habits, learnt = [], isUnderstood } = say(nurse, message);
    expect(habits).toEqual(nurse);
    expect(learnt.map((line) => line.toLowerCase())).toEqual([message.toLowerCase()]);
    expect(isUnderstood).not.toBe(false);
  });

  it.each(['Nora put peas in the printer', 'our semi is next weekend in Riga'])(
    '“%s” is heard, and not kept',
    (message) => {
      const { learnt = [], isUnderstood } = say(nurse, message);
      expect(learnt).toEqual([]);
      expect(isUnderstood).not.toBe(false);
    },
  );

  it.each(['everything in the evenings only', 'not on Mondays please', 'the stretching on Mondays'])(
    '“%s” is a wish, and no such thing',
    (message) => expect(say(nurse, message).learnt ?? []).toEqual([]),
  );
});

describe('what was changed just before', () => {
  it.each([
    'cancel that',
    'no, scratch that',
    'hm revert',
    'rollback',
    'jk dont',
    'sorry, I changed my mind',
    'no no put the old one',
    'leave like before',
    'ah no, return it please',
    'nvm keep it',
    'as you were',
  ])('comes back at “%s”', (message) => {
    const { habits } = say(nurse, 'drop the stretching');
    const { isUndone } = say(habits, message, { before: nurse, history: after(nurse, 'drop the stretching') });
    expect(isUndone).toBe(true);
  });

  it('is not meant where nothing was changed, or where more is asked for', () => {
    expect(say(nurse, 'cancel that').habits).toEqual(nurse);
    expect(outcome(nurse, 'cancel the stretching', { before: nurse.slice(1) })).toBe('-4');
  });
});

describe('a pause of the whole plan', () => {
  it.each([
    'pause till monday',
    'tests this week, pause till sunday',
    'pause for one week, father is getting operated',
    'carnaval, everything stops until ash wednesday',
    'hold all of it til thanksgiving is over',
  ])('“%s” is no habit’s, and says where days are paused', (message) => {
    const { habits, response, isUnderstood } = say(nurse, message);
    expect(habits).toEqual(nurse);
    expect(response).toMatch(/pause/i);
    expect(isUnderstood).not.toBe(false);
  });
});

describe('a pause of one habit', () => {
  it.each([
    'Pause the stretching for two weeks',
    'put the stretching on hold till Monday',
    'can you skip the stretching this week',
    'I need a break from the stretching for a while',
  ])('"%s" says that there is none, and offers what there is', (message) => {
    const { habits, response, chips = [], learnt = [] } = say(nurse, message);
    expect(habits).toEqual(nurse);
    expect(response).toMatch(/pause|rest/);
    expect(learnt).toEqual([]);
    const [out] = chips;
    if (out?.does !== 'act') throw new Error('no act');
    expect(outcome(nurse, out.label, { acts: out.acts })).toBe('-4');
  });

  it('offers nothing by its old place when something else went in the same breath', () => {
    const { habits, chips = [] } = say(mum, 'drop the journal and pause the meditation till Monday');
    expect(habits).toHaveLength(mum.length - 1);
    expect(chips.some(({ label }) => label === 'Leave it out')).toBe(false);
  });
});

describe('memory', () => {
  it.each([
    'No, leave it',
    'Pause the phone one for two weeks',
    'Yes, but the phone one stays',
    'get rid of both',
    'ok leave them all',
  ])('keeps no order and no answer: "%s"', (message) => {
    expect(memorableIn(message)).toEqual([]);
    expect(say(nurse, message).learnt ?? []).toEqual([]);
  });

  it('keeps what is told beside an order', () => {
    expect(say(nurse, 'Leave the walk as it is, I have no car').learnt).toEqual(['I have no car']);
  });
});

describe('half a sentence', () => {
  it.each(['Put a 10 min swim and', 'add singing before', 'add a cup of tea with', 'add writing to my'])(
    '"%s" leaves no name that ends in the middle',
    (message) => {
      const { habits } = say(cello, message);
      const [made] = habits.filter((habit) => !cello.includes(habit));
      expect(made?.description ?? 'nothing').not.toMatch(/ (and|before|with|to|my)$/);
    },
  );

  it('takes the part that is whole', () => {
    expect(outcome(cello, 'Put a 10 min swim and')).toMatch(/^\+10 min swim/);
  });
});

describe('a value that is of some days, of some habit, or a sum of money', () => {
  const daily = { targetFrequency: 7 };
  const own = plan(
    ['No working after 6pm @ After 6pm', daily],
    ['Sleep for 9 hours @ At night', daily],
    ['Put a tenner in savings @ On Friday', { targetFrequency: 1 }],
    ['No more than two coffees @ When I reach for another', daily],
    ['Walk 8,000 steps @ After breakfast', daily],
    ['Study for 30 minutes @ After lunch', { targetFrequency: 5 }],
  );
  const texts = (message: string) => say(own, message).habits.map(({ description }) => description);

  it('is of the habit that counts about as much, and is said in its unit', () =>
    expect(texts('8 hrs is more realistic')[1]).toBe('Sleep for 8 hours'));

  it('is a sum, by whatever note it is called', () =>
    expect(texts('make it 15 quid not a tenner')[2]).toBe('Put 15 quid in savings'));

  it('is no new plan', () => expect(texts('make it 15 quid in the savings')).toHaveLength(own.length));

  it('takes one habit off a day by its hour, and none of the others', () => {
    const { habits } = say(own, 'Stopping at six is impossible on Wednesdays');
    expect(habits.slice(1)).toEqual(own.slice(1));
  });

  it('is heard from a word for how fitting it is', () =>
    expect(texts('four coffees is more sensible')[3]).toBe('No more than 4 coffees'));

  it('gives other days a habit of their own where each has its value', () => {
    const { habits } = say(own, 'the steps 4000 on weekdays, 6000 at weekends');
    const walks = habits.filter(({ description }) => description.startsWith('Walk'));
    expect(walks.map(({ description, days }) => `${description} ${days?.length}`)).toEqual([
      'Walk 4,000 steps 5',
      'Walk 6,000 steps 2',
    ]);
  });

  it('adds what somebody could do with', () => expect(texts('I could do with a swim as well')).toContain('Swim'));
});

describe('a change is taken back only where somebody speaks of it', () => {
  const options = { before: PLANS.widow, history: after(nurse, 'make the walk 20 minutes') };
  it.each([
    'shorten the whole thing a bit',
    'keep it private please, no sharing',
    'I would also like to read a bit before I go to sleep',
  ])('"%s" takes nothing back', (message) => expect(say(nurse, message, options).isUndone).not.toBe(true));

  it('is taken back as it was', () =>
    expect(say(nurse, 'ah no actually put it back the way it was', options).isUndone).toBe(true));
});
