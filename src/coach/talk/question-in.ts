import knowledge from '#content/knowledge.json' with { type: 'json' };
import { recogniseDomain } from '#coach/builtin/domain/domain.ts';
import { phrases, phraseSet } from '#coach/text/phrases.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { isHeldBack } from './answers/answer-parts.ts';
import { habitMeant } from './habit-meant.ts';
import type { Question, Topic } from './talk-act.ts';
import type { TalkState } from './talk-state.ts';
import { talkKinds, talkPatterns } from './words/word-groups.ts';

const { questions, whatIf } = knowledge.talk;
const TOPICS = talkKinds<Topic>(questions);
const WHAT_IF = talkPatterns(whatIf);
const MEASURES = TOPICS.find(({ kind }) => kind === 'allowed')?.patterns ?? [];
const LEAVE = patterns(...knowledge.requests.asksLeave);
const ASKS = patterns(...knowledge.requests.asks);
/** Topics that give way to the circumstance that the question names. */
const NO_CIRCUMSTANCE = phrases(
  'when; works; why; can-do; start; how-to; first; enough; recommend; summary; may; ideas; normal; quality; other-way',
) as readonly Topic[];

function isQuestion(reading: Reading, within: Range): boolean {
  const last = reading.tokens[within.to - 1];
  return (last?.after.includes('?') ?? false) || firstOf(ASKS, reading, within) !== null;
}

const OWN = phraseSet('i; me; my; we; us');

function topicIn(reading: Reading, within: Range): Topic | null {
  const found = TOPICS.find(({ patterns }) => firstOf(patterns, reading, within))?.kind ?? null;
  const isWhatIf = firstOf(WHAT_IF, reading, within) !== null;
  // `What if Ben is still ill?` asks for no pause of one's own.
  const isOfOthers = found === 'ill' && !reading.tokens.slice(within.from, within.to).some(({ word }) => OWN.has(word));
  return isWhatIf && (found === null || isOfOthers || NO_CIRCUMSTANCE.includes(found)) ? 'what-if' : found;
}

const OF_OWN = talkKinds<Topic>(knowledge.talk.ofOwnWords);

/** What is asked of a habit in its own words: what they mean, how it is done, or whether a thing is one of them. */
const ownTopic = (reading: Reading, within: Range, target: number | null): Topic | null =>
  target === null ? null : (OF_OWN.find(({ patterns }) => firstOf(patterns, reading, within))?.kind ?? null);

/** The limit that a question for leave or for a measure is about without its words: `one beer?` of no alcohol. */
function limitMeant(reading: Reading, within: Range, { habits }: TalkState): number | null {
  const isOfLimit = [LEAVE, MEASURES].some((ways) => firstOf(ways, reading, within) !== null);
  const domainIn = (description: string) => recogniseDomain({ description }).primary.id;
  const asked = isOfLimit ? domainIn(wordsOf(reading, within)) : 'generic';
  const limits = habits.flatMap((habit, at) => (isHeldBack(habit) ? [at] : []));
  const same = limits.find((at) => domainIn(habits[at]?.description ?? '') === asked);
  return (isOfLimit && limits.length === 1 ? limits[0] : asked === 'generic' ? null : same) ?? null;
}

/** `what ‘The Steady Learner’ is supposed to mean` */
const saysName = (reading: Reading, part: Range, { identity }: TalkState): boolean =>
  identity.name !== '' && wordsOf(reading, part).toLowerCase().includes(identity.name.toLowerCase());

/** The question that a part of a message asks, sentence by sentence; `topic` null when it is one whose answer is not known. */
export function questionIn(reading: Reading, state: TalkState, within: Range): Question | null {
  const parts = reading.sentences
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => to > from);
  const asked = parts.filter((part) => isQuestion(reading, part));
  for (const part of asked) {
    const target = habitMeant(reading, part, state) ?? limitMeant(reading, part, state);
    const found = saysName(reading, part, state) ? 'identity' : topicIn(reading, part);
    const isLeave = isHeldBack(state.habits[target ?? -1]) && firstOf(LEAVE, reading, part) !== null;
    // Of a limit it is asked neither of days nor of a visit, though a doctor's question stays one.
    const known = found ?? ownTopic(reading, part, target);
    const topic = isLeave && known !== 'medical' && known !== 'safe' ? 'may' : known;
    if (topic) return { act: 'question', topic, target, words: wordsOf(reading, part) };
  }
  const first = asked[0];
  return first
    ? { act: 'question', topic: null, target: habitMeant(reading, first, state), words: wordsOf(reading, first) }
    : null;
}
