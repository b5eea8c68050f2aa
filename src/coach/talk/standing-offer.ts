import type { PlanAct } from '#contract/plan-act.ts';
import { isSaid } from '../say/say.ts';
import type { Phrase } from '../say/wordings.ts';
import { chip } from './talk-chips.ts';
import type { TalkState } from './talk-state.ts';

/** What the coach's own questions offer. */
const OFFERS: readonly (readonly [phrase: Phrase, of: 'allSmaller' | 'keepTwo' | 'allLarger'])[] = [
  ['lightenTwo', 'keepTwo'],
  ['amount', 'keepTwo'],
  ['amountLeast', 'allSmaller'],
  ['lighten', 'allSmaller'],
  ['tooEasy', 'allLarger'],
];

/** The last question of a text; null when it does not end with one. */
function lastQuestion(text: string): string | null {
  const plain = text.trimEnd();
  if (!plain.endsWith('?')) return null;
  const begin = Math.max(...['. ', '! ', '? ', ': '].map((end) => plain.lastIndexOf(end)));
  return plain.slice(begin + 1);
}

/**
 * What a yes takes: what the coach's last reply offered, by its question, else by its first chip. Null when it asked nothing, or
 * for one thing or another.
 */
export function standingOffer(state: TalkState): readonly PlanAct[] | null {
  const reply = state.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const question = lastQuestion(reply);
  if (question === null || question.includes(' or ')) return null;
  const own = OFFERS.find(([phrase]) => isSaid(phrase, reply));
  if (isSaid('amountHabit', reply) && state.lastSpokenOf !== null)
    return [{ act: 'resize', target: state.lastSpokenOf, to: 'smaller' }];
  const offered = own ? chip[own[1]](state) : state.offered[0];
  return offered?.does === 'act' ? offered.acts : null;
}
