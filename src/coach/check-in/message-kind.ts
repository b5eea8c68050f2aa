import knowledge from '#content/knowledge.json' with { type: 'json' };
import { asksWhoAnswers, givesOrders, isOffTopic, withoutOrders } from '#coach/aside/orders.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { takesLeave } from '#coach/talk/takes-leave.ts';
import { talkKinds } from '#coach/talk/words/word-groups.ts';
import { PAST_TO_BASE } from '#coach/builtin/check-in/lexicon/word-lexicon.ts';
import { wordSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';

const ENOUGH = patterns(...knowledge.requests.enoughSaid);
const MOST_WORDS = 9;
const OF_THE_PLAN = patterns(...knowledge.requests.ofThePlan);
const ASKS = patterns(...knowledge.requests.asksHere);

const SAME = patterns(...knowledge.requests.sameAgain);
const TALLY = patterns(...knowledge.requests.tally);
const REASON = patterns(...knowledge.requests.givesReason);

/** True where somebody says why, unasked. */
export const givesReason = (message: string): boolean => firstOf(REASON, read(message)) !== null;

const STATES = wordSet(knowledge.acts.words.statesSaid);
const OTHERS = /^(?:he|she|it|they|you|that|this|which|who)$/;
const BESIDE_VERB = /^(?:was|were|is|are|am|be|been|being|not|\w+ly|rather|quite|very|so|all|just)$/;

/** True where somebody seems to tell of a thing they did, which may be a habit in other words: not of how it was, or of what others did. */
export function tellsOfDeed(message: string): boolean {
  const { tokens } = read(message);
  return tokens.some(({ word }, at) => {
    const base = PAST_TO_BASE.get(word) ?? (/[^e]ed$/.test(word) ? word : null);
    if (base === null || STATES.has(base)) return false;
    const before = tokens[at - 1]?.word ?? '';
    return !OTHERS.test(before) && !BESIDE_VERB.test(before);
  });
}

/** What is said of the talk itself, or of all of it: nothing is asked behind it. */
const OF_TALK = { 'just-listen': 'listening', 'told-who': 'toldWho', pointless: 'pointless' } as const;
const KINDS = talkKinds<keyof typeof OF_TALK>([...knowledge.talk.smallTalk, ...knowledge.talk.complaints]);

/** What a message is when it reports nothing of the day. */
export type Aside = OfTalk | 'whoAnswers' | 'elsewhere' | 'ofThePlan' | 'questionHere' | 'sameAgain' | 'tally';
type OfTalk = (typeof OF_TALK)[keyof typeof OF_TALK];

/** What a message says of the talk: to be heard and not advised, not to be told who one is, or that it is all for nothing. */
export function ofTalkIn(message: string): OfTalk | null {
  const reading = read(message);
  const found = KINDS.find(({ kind, patterns: ways }) => kind in OF_TALK && firstOf(ways, reading) !== null);
  return found ? OF_TALK[found.kind] : null;
}

/** True for somebody who wishes to stop. */
export function wishesToStop(message: string): boolean {
  const reading = read(message);
  return reading.tokens.length <= MOST_WORDS && firstOf(ENOUGH, reading) !== null;
}

const AHEAD = patterns(...knowledge.requests.daysAhead);

export const isAhead = (message: string): boolean => firstOf(AHEAD, read(message)) !== null;

/** Thanks, a goodbye, or that there is no more to tell. */
export function isFarewell(message: string): boolean {
  const leave = takesLeave(read(message));
  return wishesToStop(message) || leave === 'all' || leave === 'thanks';
}

/** What a message asks for instead of telling of the day; null when it asks for nothing. */
export function asideIn(message: string): Aside | null {
  if (asksWhoAnswers(message)) return 'whoAnswers';
  if (isOffTopic(message, '') || (givesOrders(message) && withoutOrders(message) === '')) return 'elsewhere';
  const ofTalk = ofTalkIn(message);
  if (ofTalk) return ofTalk;
  const reading = read(message);
  if (firstOf(OF_THE_PLAN, reading)) return 'ofThePlan';
  if (firstOf(SAME, reading)) return 'sameAgain';
  if (firstOf(TALLY, reading)) return 'tally';
  return message.includes('?') && firstOf(ASKS, reading) ? 'questionHere' : null;
}

const MARKS_ALL = patterns(...knowledge.requests.marksAll);

/** A message without what it orders the coach to do in the name of the program: what it reports beside that is left. */
export function reportIn(message: string): string {
  if (!givesOrders(message)) return message;
  const rest = withoutOrders(message);
  const reading = read(rest);
  return reading.sentences
    .filter((sentence) => firstOf(MARKS_ALL, reading, sentence) === null)
    .map(({ from, to }) => rest.slice(reading.tokens[from]?.from, reading.tokens[to]?.from).trim())
    .join(' ');
}
