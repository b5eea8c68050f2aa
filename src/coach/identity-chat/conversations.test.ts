import { describe, expect, it } from 'vitest';
import type { ChatTurn, IdentityAnswer, IdentitySuggestion } from '#coach/port.ts';
import { identitiesFor } from '#coach/builtin/identities.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { voiceProblems } from '#coach/builtin/voice.ts';
import { type Talk, talksOfPeople } from './conversations.testing.ts';

const coach = createBuiltinCoach();
const TALKS = talksOfPeople();

/** The whole talk, as the caller would lead it: what stands is handed on. */
async function hold({ goal, turns }: Talk): Promise<IdentityAnswer[]> {
  const facts = {
    description: goal,
    currentLevel: 'not_started',
    currentFrictions: '',
    safetyLabel: 'none',
  } as const;
  const presets = identitiesFor(facts).suggestions;
  const messages: ChatTurn[] = [];
  const answers: IdentityAnswer[] = [];
  let standing: IdentitySuggestion | null = null;
  for (const { said } of turns) {
    messages.push({ role: 'user', content: said });
    const answer: IdentityAnswer = await coach.chatIdentity({
      goal: facts,
      presets,
      messages: [...messages],
      standing,
    });
    messages.push({ role: 'assistant', content: answer.reply });
    standing = answer.proposal;
    answers.push(answer);
  }
  return answers;
}

/** The name as the table writes it, in place of what it leaves open. */
function asWritten(wanted: string, { proposal }: IdentityAnswer, before: IdentityAnswer | undefined): string {
  if (proposal === null) return '-';
  const isSame = proposal.name === before?.proposal?.name;
  if (wanted === '*') return isSame ? '=' : '*';
  return wanted === '=' && isSame ? '=' : proposal.name;
}

describe('talks of very different people', () => {
  it.each(TALKS.map((talk) => [`${talk.goal}: ${talk.turns[0]?.said}`, talk] as const))('%s', async (_, talk) => {
    const answers = await hold(talk);
    const found = answers.map((answer, at) => ({
      said: talk.turns[at]?.said,
      name: asWritten(talk.turns[at]?.name ?? '', answer, answers[at - 1]),
      isAgreed: answer.agreed,
    }));
    expect(found).toEqual(talk.turns.map(({ said, name, isAgreed }) => ({ said, name, isAgreed })));
    for (const [at, { holds }] of talk.turns.entries()) {
      if (holds !== null) expect(answers[at]?.proposal?.description).toContain(holds);
    }
  });

  it('say nothing twice, in a voice that is the coach’s, with one question at most and few before a name', async () => {
    for (const talk of TALKS) {
      const answers = await hold(talk);
      const replies = answers.map(({ reply }) => reply);
      const sentences = replies
        .flatMap((reply) => reply.split(/(?<=[.!?]) /))
        .filter((sentence) => sentence.length > 25);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
      for (const reply of replies) {
        expect({ reply, problems: voiceProblems(reply, { kind: 'chat' }) }).toEqual({ reply, problems: [] });
        expect(reply.split(' ').length).toBeLessThanOrEqual(60);
      }
      const first = answers.findIndex(({ proposal }) => proposal !== null);
      const asked = replies.slice(0, first < 0 ? replies.length : first).filter((reply) => reply.includes('?'));
      expect(asked.length).toBeLessThanOrEqual(3);
    }
  });

  it('end in a line to the person of sixty to a hundred and sixty characters, unless it is their own', async () => {
    for (const talk of TALKS) {
      const isOwn = talk.turns.some(({ said }) => /description|underneath/.test(said));
      for (const { proposal } of await hold(talk)) {
        if (!proposal || isOwn) continue;
        expect(proposal.description).toMatch(/\b[Yy]ou\b/);
        expect({
          ...proposal,
          fits: proposal.description.length >= 60 && proposal.description.length <= 160,
        }).toMatchObject({ fits: true });
      }
    }
  });
});
