import { describe, expect, it } from 'vitest';
import type { Chip } from '#contract/plan-act.ts';
import type { ChatTurn } from '#coach/port.ts';
import { hostileTexts } from '#coach/growth/hostile-texts.testing.ts';
import { read } from '#coach/text/reading.ts';
import { answerTalk } from './answer-talk.ts';
import { QUESTIONS } from './practice/practice-questions.testing.ts';
import { VOICES } from './practice/practice-voices.testing.ts';
import { readTalk } from './read-talk.ts';
import { talkAbout } from './talk-about.ts';
import { PLANS, type PlanName } from './practice/talk-plans.testing.ts';
import type { TalkState } from './talk-state.ts';

/** A conversation on a plan: what the coach said to each message. */
function conversation(plan: PlanName, messages: readonly string[]): string[] {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const state: TalkState = { ...PLANS[plan], messages: [...turns] };
    const { text } = answerTalk(readTalk(read(content), state) ?? { act: 'unclear' }, state);
    turns.push({ role: 'assistant', content: text });
    return text;
  });
}

function after(plan: PlanName, reply: string, content: string, offered: TalkState['offered'] = []): TalkState {
  const messages: ChatTurn[] = [
    { role: 'assistant', content: reply },
    { role: 'user', content },
  ];
  return { ...PLANS[plan], messages, offered };
}

describe('talk about a plan', () => {
  it.each(Object.keys(PLANS) as PlanName[])('says nothing twice in a conversation about %s', (plan) => {
    const own = [...QUESTIONS, ...VOICES].filter((row) => row.plan === plan).map(({ message }) => message);
    const said = conversation(plan, [
      ...own,
      'why this one',
      'why',
      'hmm',
      'hm?',
      'too much',
      'thanks',
      'not me',
      "I'm so tired",
    ]);
    const sentences = said.flatMap((text) => text.split(/(?<=[.!?]) /u)).filter((each) => each.split(' ').length > 3);
    expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
  });

  it('answers a feeling before the question that was asked beside it', () => {
    const [text = ''] = conversation('sister', ['My brother passed away. Does it matter if I miss a week?']);
    expect(text.indexOf('brother')).toBeGreaterThan(-1);
    expect(text.indexOf('brother')).toBeLessThan(text.indexOf('week'));
    expect(text.split('?').length).toBe(1);
  });

  it('offers nothing on a loss, and one thing at most on other feelings', () => {
    for (const { plan, message, reading } of VOICES.filter((row) => row.reading.startsWith('feeling'))) {
      const [text = ''] = conversation(plan, [message]);
      const questions = text.split('?').length - 1;
      expect(questions, text).toBeLessThanOrEqual(reading === 'feeling:loss' ? 0 : 1);
      if (!message.includes('?')) expect(text, message).not.toMatch(/\d/u);
    }
  });

  it('asks nothing more of a feeling once somebody wished to leave the subject', () => {
    const said = conversation('carer', [
      'I am so sad about it',
      "I don't want to talk about it",
      'I am exhausted',
      'I feel low',
    ]);
    expect(said[0]).toContain('?');
    for (const text of said.slice(1)) expect(text).not.toContain('?');
  });

  it('reads no feeling in what is denied, supposed, or somebody else’s', () => {
    const told = ["I'm not tired at all", 'What if I am exhausted?', 'When I am sad I eat', 'She is scared of the dog'];
    for (const message of told) expect(readTalk(read(message), PLANS.fit)?.act, message).not.toBe('feeling');
  });

  it('takes a yes for what it offered last, by its words or by its first chip', () => {
    const [offer = ''] = conversation('mother', ["I'll never manage all this"]);
    expect(readTalk(read('yes please'), after('mother', offer, 'yes please'))).toEqual({
      act: 'confirm',
      acts: [{ act: 'keep-only', targets: [0, 1] }],
    });
    const add = { act: 'add', habit: { text: 'Swim' } } as const;
    const chips: Chip[] = [{ does: 'act', label: 'Add it', acts: [add] }];
    const yes = (reply: string) => readTalk(read('ok'), after('fit', reply, 'ok', chips));
    expect(yes('Swimming is not in the plan yet. Shall I add it?')).toEqual({ act: 'confirm', acts: [add] });
    expect(yes('The walk or the shoes?')).toEqual({ act: 'confirm', acts: null });
    expect(yes('Reading is now on Tuesdays.')).toEqual({ act: 'confirm', acts: null });
  });

  it('reads the part of a message that it is given', () => {
    const reading = read('Move the walk to Mondays. And why the shoes?');
    const [, second] = reading.sentences;
    const state = { facts: { ...PLANS.fit, currentHabits: [] }, habits: PLANS.fit.habits, focus: null };
    expect(talkAbout(reading, second ?? { from: 0, to: 0 }, state)?.text).toContain('shoes');
  });

  it('means by “it” the habit spoken of last', () => {
    const state = { ...PLANS.novel, lastSpokenOf: 1 };
    expect(readTalk(read('why is it in there?'), state)).toMatchObject({ topic: 'why', target: 1 });
    expect(readTalk(read('why the one with the draft?'), state)).toMatchObject({ topic: 'why', target: 0 });
  });

  it('has a plain answer for hostile texts, for an empty plan and for signs alone', () => {
    const empty: TalkState = { ...PLANS.fit, habits: [] };
    for (const { message, plan } of QUESTIONS) {
      const { text } = answerTalk(
        readTalk(read(message), { ...empty, goal: PLANS[plan].goal }) ?? { act: 'unclear' },
        empty,
      );
      expect(text, message).not.toMatch(/undefined|‘’|\{/u);
    }
    for (const { text: message } of hostileTexts(2000, { every: 20 })) {
      const { text } = answerTalk(readTalk(read(message), PLANS.fit) ?? { act: 'unclear' }, PLANS.fit);
      expect(text.split(' ').length).toBeLessThanOrEqual(60);
    }
    expect(readTalk(read('👍'), PLANS.fit)).toEqual({ act: 'confirm', acts: null });
    expect(readTalk(read('😂'), PLANS.fit)).toEqual({ act: 'laugh' });
    expect(readTalk(read('  '), PLANS.fit)).toEqual({ act: 'unclear' });
  });
});
