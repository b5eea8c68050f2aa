import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases } from '#coach/text/phrases.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { habitMeant } from './habit-meant.ts';
import type { Question, Topic } from './talk-act.ts';
import type { TalkState } from './talk-state.ts';
import { talkKinds, talkPatterns } from './words/word-groups.ts';

const { questions, whatIf } = knowledge.talk;
const TOPICS = talkKinds<Topic>(questions);
const WHAT_IF = talkPatterns(whatIf);
const ASKS = patterns(...knowledge.requests.asks);
/** Topics that give way to the circumstance that the question names. */
const NO_CIRCUMSTANCE = phrases(
  'when; works; why; can-do; start; how-to; first; enough; recommend; summary; may; ideas; normal; quality; other-way',
) as readonly Topic[];

function isQuestion(reading: Reading, within: Range): boolean {
  const last = reading.tokens[within.to - 1];
  return (last?.after.includes('?') ?? false) || firstOf(ASKS, reading, within) !== null;
}

function topicIn(reading: Reading, within: Range): Topic | null {
  const found = TOPICS.find(({ patterns }) => firstOf(patterns, reading, within))?.kind ?? null;
  const isWhatIf = firstOf(WHAT_IF, reading, within) !== null;
  return isWhatIf && (found === null || NO_CIRCUMSTANCE.includes(found)) ? 'what-if' : found;
}

/** The question that a part of a message asks, sentence by sentence; `topic` null when it is one whose answer is not known. */
export function questionIn(reading: Reading, state: TalkState, within: Range): Question | null {
  const parts = reading.sentences
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => to > from);
  const asked = parts.filter((part) => isQuestion(reading, part));
  for (const part of asked) {
    const target = habitMeant(reading, part, state);
    const topic = topicIn(reading, part);
    if (topic) return { act: 'question', topic, target, words: wordsOf(reading, part) };
  }
  const first = asked[0];
  return first
    ? { act: 'question', topic: null, target: habitMeant(reading, first, state), words: wordsOf(reading, first) }
    : null;
}
