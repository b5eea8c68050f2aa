import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import { offeredFor } from '#coach/facts/answer-facts.ts';
import { factsOfGoal } from '#coach/facts/facts-of-goal.ts';
import { markedOwn } from '#coach/facts/marked-own.ts';
import { readFacts } from '#coach/facts/read-facts.ts';
import { isSaid } from '../say/say.ts';
import type { Phrase } from '../say/wordings.ts';
import { chip } from './talk-chips.ts';
import type { TalkState } from './talk-state.ts';

/** What the coach's own questions offer. */
const OFFERS = Object.entries(knowledge.acts.pairs.standingOffers) as [
  Phrase,
  'allSmaller' | 'keepTwo' | 'allLarger',
][];

/** What was offered of the habit that is spoken of. */
function ofOne(reply: string, target: number): readonly PlanAct[] | null {
  if (isSaid('amountHabit', reply)) return [{ act: 'resize', target, to: 'smaller' }];
  return isSaid('takeOut', reply) ? [{ act: 'remove', target }] : null;
}

/** The last question of a text; null when it does not end with one. */
function lastQuestion(text: string): string | null {
  const plain = text.trimEnd();
  if (!plain.endsWith('?')) return null;
  const begin = Math.max(...['. ', '! ', '? ', ': '].map((end) => plain.lastIndexOf(end)));
  return plain.slice(begin + 1);
}

/** What the coach offered on a circumstance that was told just before: it is found again from the same words. */
function factOffer({ habits, goal, messages }: TalkState, reply: string): readonly PlanAct[] | null {
  const at = messages.findLastIndex(({ role }) => role === 'assistant');
  const told = messages.slice(0, at).findLast(({ role }) => role === 'user')?.content ?? '';
  const offered = offeredFor(readFacts(told), { habits: markedOwn(habits), known: factsOfGoal(goal) });
  return offered && reply.includes(offered.words) ? [offered.act] : null;
}

/** What a yes takes: what the coach's last reply offered, by its question, else by its first chip. Null when it asked nothing, or for one thing or another. */
export function standingOffer(state: TalkState): readonly PlanAct[] | null {
  const reply = state.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const question = lastQuestion(reply);
  if (question === null || question.includes(' or ')) return null;
  const own = OFFERS.find(([phrase]) => isSaid(phrase, reply));
  const found = (state.lastSpokenOf === null ? null : ofOne(reply, state.lastSpokenOf)) ?? factOffer(state, reply);
  if (found) return found;
  const offered = own ? chip[own[1]](state) : state.offered[0];
  return offered?.does === 'act' ? offered.acts : null;
}
