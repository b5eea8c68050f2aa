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
const ASKS = patterns(
  '^ (and|but|so|ok|okay|well|hi|hello|please|pls|also|then|coach|taylr|sorry|tbh)? (so|and|but|then|please|dear)? (what|wot|why|how|when|where|who|which|whose|whats|is|am|does|did|can|could|will|would|should|shall|may|any|explain|tell me|i wonder|question|remind me|reason|recap|help|show|list) !(not)',
  '^ (and|but|so|ok|okay|then)? (do|have|has|might) (i|you|we|they|it|he|she|the|these|those|my|people|anyone|this|that) !(not)',
  '^ (and|but|so)? (is|does|did|can|could|will|would|should|have|do) not (i|you|it|this|that|they|the|there|we|a)',
  '^ and (if|when)',
  '(if|when) .. .. (is|do|does|will|can|am|have|should|would) (it|i|that|this|everything|my|there|all)',
  '(what|why|how|which|where|who) (is|do|does|did|should|can|could|will|would|then|now|if|about|happens)',
  '(then|now|for) what',
  'which (one|ones|of|habit|thing|day|days|should|would|is|do|does|can)',
  '(not|no) (understand|get|follow) (the|this|that|what|number)',
  '(no idea|no clue|not know) (what|how|where) to',
  '(tell me|explain|not sure|i wonder|wondering|curious|not get|not understand|no understand|not see|want to know|like to know) .. (why|how|what|if|when|who|which|whether|the point)',
);
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
