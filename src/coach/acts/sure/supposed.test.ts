import { describe, expect, it } from 'vitest';
import type { Chip } from '#contract/plan-act.ts';
import type { ChatTurn } from '#coach/port.ts';
import { outcome, plan, PLANS, say } from '../practice/practice.testing.ts';

const { nurse } = PLANS;

/** What a message came to, and what an answer to the reply came to then. */
function answered(message: string, answer: string): string {
  const { response } = say(nurse, message);
  const history: ChatTurn[] = [
    { role: 'user', content: message },
    { role: 'assistant', content: response },
  ];
  return outcome(nurse, answer, { history });
}

describe('a request of which words are left over', () => {
  it('changes nothing, and is asked about with a chip that carries it out', () => {
    const { habits, response, chips } = say(nurse, 'make the walk 20 minutes unless it rains');
    expect(habits).toEqual(nurse);
    expect(response).toContain('walking 20 minutes');
    expect(chips?.[0]).toMatchObject({ does: 'act', acts: [{ act: 'resize', target: 0 }] });
  });

  it('is not asked about because of a reason, a courtesy or an aside', () => {
    expect(outcome(nurse, 'scrap the stretching, my physio retired')).toBe('-4');
    expect(outcome(nurse, 'I always fall asleep over it, so make the reading 5 pages thanks love')).toBe(
      '2 Read 5 pages',
    );
    expect(outcome(nurse, 'take out the uniform thing I already do that')).toBe('-3');
  });

  it('asks where a habit would get two times, where days are left over, or only its place was named', () => {
    const { chips = [] } = say(nurse, 'walk in the morning and at night');
    expect(chips.map(({ label }) => label).slice(0, 2)).toEqual([
      'Walking when morning comes, at the front door',
      'Walking at night, at the front door',
    ]);
    expect(say(nurse, 'walk once a month').habits).toEqual(nurse);
    expect(say(nurse, 'no sofa').habits).toEqual(nurse);
  });

  it('keeps a time for each of two days', () => {
    expect(outcome(nurse, 'walk on Tuesday at 7 and Thursday at 6')).toBe(
      '1 Tu Th @ At 7 on Tuesdays and at 6 on Thursdays, at the front door',
    );
  });
});

describe('a request that was not understood', () => {
  const unread = 'half an hour or nothing';
  const acts = (chips: readonly Chip[] = []) => chips.flatMap((chip) => (chip.does === 'act' ? [chip.acts] : []));

  it('changes nothing, and shows the likeliest ways as chips, each of which does what it says', () => {
    const { habits, response, chips = [] } = say(nurse, unread);
    expect(habits).toEqual(nurse);
    expect(response).toMatch(/\?$/);
    expect(chips.map(({ label }) => label)).toContain('Walking 30 minutes');
    const outcomes = acts(chips).map((way) => outcome(nurse, '', { acts: way }));
    expect(outcomes).toContain('1 Walk for 30 minutes');
    expect(new Set(outcomes).size).toBe(outcomes.length);
    expect(outcomes).not.toContain('same');
  });

  it('is weighed for the plan of whoever says it, whoever said the same before', () => {
    const own = plan(
      'Knit 2 rows @ After dinner',
      'Water the tomatoes @ After breakfast',
      'Read 5 pages @ After lunch',
    );
    const said = 'hmm it is all a bit much in the evenings';
    const alone = say(own, `${said} `).chips;
    say(nurse, said);
    expect(acts(say(own, said).chips)).toEqual(acts(alone));
  });

  it('shows three ways at most, and a way out', () => {
    const { chips = [] } = say(nurse, unread);
    expect(acts(chips).length).toBeLessThanOrEqual(3);
    expect(chips.at(-1)).toEqual({ does: 'begin', label: 'None of these', text: 'I meant ' });
  });

  it('takes one of them by its number, and none with a plain yes', () => {
    const [, second = []] = acts(say(nurse, unread).chips);
    expect(answered(unread, 'the second one')).toBe(outcome(nurse, '', { acts: second }));
    expect(answered(unread, 'yes')).toBe('same');
  });

  it('asks for no change of somebody who only tells how they are', () => {
    const { chips } = say(nurse, 'failed it last time everyone else passed. feel thick');
    expect(chips?.map(({ label }) => label)).not.toContain('None of these');
  });

  it('offers nothing beside what may do harm', () => {
    const { chips } = say(nurse, 'stop taking my insulin. half an hour or nothing');
    expect(chips?.map(({ label }) => label)).not.toContain('None of these');
  });
});

describe('an answer to a question of the coach', () => {
  it('does with a plain yes what the only chip does', () => {
    expect(answered('make the walk 20 minutes unless it rains', 'yes please')).toBe('1 Walk for 20 minutes');
  });

  it('takes a chip by its place, by its words, or all of them', () => {
    const both = 'make the walk or the reading daily';
    expect(say(nurse, both).chips?.map(({ label }) => label)).toEqual(['Walk for 15 minutes', 'Read 10 pages']);
    expect(answered(both, 'the second one')).toBe('2 7x');
    expect(answered(both, 'Walk for 15 minutes')).toBe('1 7x');
    expect(answered(both, 'both')).toBe('1 7x; 2 7x');
    expect(answered(both, 'yes')).toBe('same');
  });

  it('takes nothing of a question that another coach asked', () => {
    const history: ChatTurn[] = [
      { role: 'user', content: 'make the walk 20 minutes unless it rains' },
      { role: 'assistant', content: 'How long do you walk now?' },
    ];
    expect(say(nurse, 'the first one', { history }).habits).toEqual(nurse);
  });
});

describe('the label of a chip', () => {
  const long = plan(
    'Do my physio exercises for my sore hip and my bad knee for 5 minutes @ When I wake up, beside the bed',
    'Have a proper conversation with my youngest sister about her week @ When I finish lunch',
    'Lay out my uniform @ When I lock the front door at night',
  );

  it.each([
    'physio half an hour or nothing',
    'have the physio in the morning and at night',
    'the exercises on Tuesdays unless it rains, or the sister',
    'no sister on Sundays maybe',
    'make the physio 20 minutes unless it rains',
  ])('shortens the words of a habit and not what becomes of it, and is never that of another one: %s', (message) => {
    const labels = (say(long, message).chips ?? []).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('“') && label.endsWith('…'))).toEqual([]);
    expect(labels).not.toContain('Yes, that');
    expect(new Set(labels).size).toBe(labels.length);
  });
});
