import { capital } from '#core/words/capital.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#coach/text/reading.ts';
import { voiceProblems } from '#coach/builtin/voice.ts';
import { asDoing } from '#coach/say/in-a-sentence.ts';
import { answerTalk } from './answer-talk.ts';
import { goalInWords } from './words/goal-words.ts';
import { QUESTIONS } from './practice/practice-questions.testing.ts';
import { VOICES } from './practice/practice-voices.testing.ts';
import { readTalk } from './read-talk.ts';
import type { TalkAct } from './talk-act.ts';
import { PLANS } from './practice/talk-plans.testing.ts';
import type { TalkState } from './talk-state.ts';

function told(state: TalkState, content: string): TalkState {
  return { ...state, messages: [...state.messages, { role: 'user', content }] };
}

/** `why 1`, `complaint:fit`, `thanks`: how the practice rows write an act. */
function short(act: TalkAct | null): string {
  if (!act) return 'nothing';
  if (act.act === 'question') return `${act.topic ?? 'question'}${act.target === null ? '' : ` ${act.target}`}`;
  if (act.act === 'complaint') return `complaint:${act.about}${act.target === null ? '' : ` ${act.target}`}`;
  return act.act === 'feeling' ? `feeling:${act.feeling}` : act.act;
}

/** A habit's name and a goal are the person's own words; the coach's are judged. */
function withoutNames(text: string, { habits, goal }: TalkState): string {
  const names = [...habits.map(asDoing), goalInWords(goal.description) ?? ''].filter((name) => name !== '');
  return names.reduce((left, name) => left.replaceAll(name, 'it').replaceAll(capital(name), 'It'), text);
}

describe.each([...QUESTIONS, ...VOICES])('to “$message” ($plan)', ({ plan, message, reading, holds }) => {
  const state = told(PLANS[plan], message);
  const act = readTalk(read(message), state);

  it(`is heard as ${reading}`, () => {
    expect([reading, `${reading} 0`, `${reading} 1`, `${reading} 2`]).toContain(short(act));
  });

  it('is answered as a friend would, in at most sixty words, with what it asks for', () => {
    const { text, chips } = answerTalk(act ?? { act: 'unclear' }, state);
    expect(text.split(' ').length, text).toBeLessThanOrEqual(60);
    expect(voiceProblems(withoutNames(text, state), { kind: 'chat' }), text).toEqual([]);
    expect(text).not.toContain('undefined');
    for (const ways of holds)
      expect(
        ways.some((way) => text.toLowerCase().includes(way)),
        `${ways.join('/')} in: ${text}`,
      ).toBe(true);
    expect(chips.length).toBeGreaterThan(0);
  });
});
