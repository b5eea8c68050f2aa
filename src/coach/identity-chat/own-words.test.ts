import { describe, expect, it } from 'vitest';
import type { ChatTurn, IdentityAnswer, IdentitySuggestion } from '#coach/port.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';

const coach = createBuiltinCoach();

/** The talk up to its last answer; what stands is handed on. */
async function lastOf(description: string, ...said: string[]): Promise<IdentityAnswer> {
  const goal = { description, currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' } as const;
  const { suggestions: presets } = await coach.suggestIdentities({ goal });
  const messages: ChatTurn[] = [];
  let standing: IdentitySuggestion | null = null;
  let answer: IdentityAnswer | null = null;
  for (const content of said) {
    messages.push({ role: 'user', content });
    answer = await coach.chatIdentity({ goal, presets, messages: [...messages], standing });
    messages.push({ role: 'assistant', content: answer.reply });
    standing = answer.proposal;
  }
  if (!answer) throw new Error('Nothing was said.');
  return answer;
}

describe('a name that is dictated', () => {
  it.each([
    ['I want name: The Son Who Builds', 'The Son Who Builds'],
    ['I would like the name The Loch Swimmer', 'The Loch Swimmer'],
    ['My name for it is The Quiet Welder', 'The Quiet Welder'],
    ['name for me: The Tea Lady of Leeds', 'The Tea Lady of Leeds'],
  ])('is taken to the letter: %s', async (said, name) => {
    expect((await lastOf('learn a trade and be there for my family', said)).proposal?.name).toBe(name);
  });

  it.each([
    ['not The Steady Finisher. My name for it is The Son Who Builds', 'The Son Who Builds'],
    ['no, not that one. I want name The Loch Swimmer', 'The Loch Swimmer'],
    ['Not The Calm Tidier, call it Sea Otter', 'Sea Otter'],
  ])('is taken in place of what is refused: %s', async (said, name) => {
    const { proposal } = await lastOf('finish the shed', 'you choose', 'the first one', said);
    expect(proposal?.name).toBe(name);
  });
});

describe('what was refused', () => {
  it.each([
    ['tidy the house and swim', ['No, I am not a tidier. Swimming'], /Tid|Home|Wonder/, /Swim/],
    [
      'tidy the house',
      ["It's about swimming in the loch, not tidying. Someone calm who gets in the cold water"],
      /Tid|Home/,
      /Swim/,
    ],
    ['make furniture', ['you choose', 'not a maker please. a technician'], /Maker/, /Technician/],
    ['run in the woods', ['not a runner. I walk with my dog'], /Runner/, /Walk/],
    ['cook at home', ['you choose', 'I am no cook. I bake bread for my street', 'something else'], /Cook/, /./],
  ] as const)('does not come back: %s', async (goal, said, refused, wanted) => {
    const { proposal, chips } = await lastOf(goal, ...said);
    expect(proposal?.name).toMatch(wanted);
    expect([proposal?.name, ...(chips ?? [])].join(' ')).not.toMatch(refused);
  });
});

describe('what is said of a name', () => {
  it.each([
    'ok good, I take it',
    'good, I take this one',
    'yes ok I choose it',
    'fine, I keep this',
    'lets do that',
    'yes thats lovely lets go with that one',
    'ok bet lets go w that',
    'yeah ill take that one',
    'bet',
    'sure thing',
    'ok im happy with that lets use it',
    'right lets crack on',
    'yes have that one please',
    'fine, use that',
    'thatll do me',
    'that feels about right',
    'thats brilliant, id like to be that',
    'ok cool lets run with it',
  ])('takes what is shown: %s', async (said) => {
    const answer = await lastOf('swim in the loch', 'someone calm who gets in the cold water', said);
    expect(answer.agreed).toBe(true);
  });

  it.each([
    'lets go with something else',
    'lets keep that for later',
    'lets go with it but shorter',
    'ill think',
    'ill be ill',
  ])('takes nothing: %s', async (said) => {
    const answer = await lastOf('swim in the loch', 'someone calm who gets in the cold water', said);
    expect(answer.agreed).toBe(false);
  });

  it.each(['something shorter and more strong', 'I need shorter', 'please a shorter name'])(
    'makes it shorter: %s',
    async (said) => {
      const goal = 'finish my certificate';
      const first = await lastOf(goal, 'someone patient who studies after work');
      const then = await lastOf(goal, 'someone patient who studies after work', said);
      expect(then.proposal?.name.length).toBeLessThan(first.proposal?.name.length ?? 0);
    },
  );

  it('offers a short one where none was shown yet', async () => {
    const { proposal } = await lastOf('finish my certificate', 'something shorter and more strong');
    expect(proposal?.name.split(' ').length).toBeLessThanOrEqual(3);
  });

  it.each([
    [
      'finish my HVAC certificate',
      'I see me as a technician with paper in hand, who his family can trust',
      /Technician/,
    ],
    ['be there for my kids', 'I picture myself as an electrician who comes home in time for dinner', /Electrician/],
    ['sing again', 'I see myself as a singer whom people in the choir can count on', /Singer/],
  ])('is an offer of these words: %s', async (goal, said, wanted) => {
    const { proposal } = await lastOf(goal, said);
    expect(proposal?.name).toMatch(wanted);
    expect(proposal?.description).not.toMatch(/hvac/);
  });
});

describe('the buttons under a question', () => {
  it.each([
    ['swim in the loch and ring my mother', 'hi'],
    ['finish my HVAC certificate', 'hello there'],
    ['be happier', 'hi'],
  ])('answer it: %s', async (goal, said) => {
    const asked = await lastOf(goal, said);
    expect(asked.reply).toContain('?');
    expect(asked.chips?.length).toBeGreaterThan(1);
    for (const chip of asked.chips ?? []) {
      expect(chip).not.toContain('?');
      const next = await lastOf(goal, said, chip);
      expect(next.reply).not.toContain('Tuesday');
    }
  });
});

describe('somebody who says who they would be', () => {
  const SHIFTS = 'do something with my hands again. ring my sister on sundays';
  const FAMILY = 'be in bed before 11, swim on Saturday mornings, sit down for lunch';

  it.each([
    [SHIFTS, ['i dont want to build a wall lol. somebody who mends things, like my mum did'], /Mender/, /lol|wall/],
    [SHIFTS, ['you choose', 'no!! it should be about mending and peaceful evenings'], /Mender/, /and peaceful/],
    ['learn the trade', ['its not about practising. i want to be the guy people can count on'], /Reliable/, /Practis/],
    [FAMILY, ["A mum who isn't snapping at everyone by 6pm. Someone who has a bit left for herself"], /Parent/, /Swim/],
    ['walk to noon prayer', ['A grandfather who still does things himself, inshallah'], /Grandparent/, /inshallah/],
    [FAMILY, ['you choose', 'sounds a bit cringe, can it be shorter and more normal'], /^The/, /cringe/],
  ])('is heard, with what they are like: %s: %s', async (goal, said, is, isNot) => {
    const { proposal } = await lastOf(goal, ...said);
    expect(proposal?.name).toMatch(is);
    expect(`${proposal?.name} ${proposal?.description}`).not.toMatch(isNot);
  });

  it('finds what they say beside their own name in the line below it', async () => {
    const { proposal } = await lastOf(
      SHIFTS,
      'you choose',
      'The Mender! someone who mends things and keeps her evenings',
    );
    expect(proposal).toMatchObject({ name: 'The Mender', description: expect.stringContaining('mend things') });
  });

  it.each([
    ['Daily Practiser sounds like piano lessons lol. what else you got, something with awake', /Daily Practiser/],
    ['I just feel like a bad mum when I fall asleep on him', /bad mum|fall asleep/],
    ['I feel a fraud calling myself a writer', /[Ww]riter/],
    ['i felt silly naming it the champion', /[Cc]hampion/],
  ])('is given no name of what they only speak of: %s', async (said, isNot) => {
    const goal = "I get up at 3am so by 2 I'm a zombie. play a board game with my son two times a week";
    const { proposal } = await lastOf(goal, 'you choose', said);
    expect(`${proposal?.name} ${proposal?.description}`).not.toMatch(isNot);
  });

  it.each(["I'm calling it The Steady Hand", 'how about calling me The Steady Hand'])(
    'is called so: %s',
    async (said) => {
      expect((await lastOf(FAMILY, 'you choose', said)).proposal?.name).toBe('The Steady Hand');
    },
  );

  it.each([
    ["I'm not a sporty person, I dont want it sounding like the gym", /gym/],
    ["I dont want anything that sounds like a gym ad, I'm a grandmother not an athelete", /gym/],
    ['nothing to do with dieting please', /diet/],
  ])('is told that what they refuse stays out: %s', async (said, refused) => {
    const { reply, proposal } = await lastOf('walk after tea and do my knee exercises', said);
    expect(reply).toMatch(/leave that out|stays out|keep clear of|none of that/i);
    expect(`${proposal?.name} ${proposal?.description}`).not.toMatch(refused);
  });

  it('has what a name is to be about put into the card', async () => {
    const said = ['you choose', 'the first one', "can it have something to do with turning up even if it's rubbish"];
    const { proposal } = await lastOf('finish my novel', ...said);
    expect(`${proposal?.name} ${proposal?.description}`).toMatch(/turn(s|ing)? up|Turn/);
  });

  it.each(['would it still count if i fail the exam tho', 'does it matter if I miss a day?', 'what if i slip up'])(
    'is told that a miss takes no name away: %s',
    async (said) => {
      const { reply } = await lastOf(FAMILY, 'you choose', 'the first one', said);
      expect(reply).toMatch(/still count|stays yours|takes nothing|does not undo/);
    },
  );

  it('is told how two names differ', async () => {
    const { reply } = await lastOf(FAMILY, 'you choose', 'whats the difference between the two');
    expect(reply).toMatch(/aloud|point at|I am|tell a friend/);
  });

  it('may want it for themselves', async () => {
    const { reply } = await lastOf(FAMILY, 'you choose', 'is it ok if its about me? feels a bit selfish');
    expect(reply).toMatch(/for you first|all about you|want this for yourself|more than all right/);
  });
});
