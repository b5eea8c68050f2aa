import type { ChatTurn, CheckInAnswer, CheckInFacts } from '#coach/port.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { asksWhoAnswers, givesOrders, isOffTopic } from '#coach/aside/orders.ts';
import { contentWords, normalise, getSeed } from '#coach/text/language.ts';
import { bannedWords } from '../voice.ts';
import { getEcho, habitName } from './check-in-echo.ts';
import { checkInTexts as texts } from './check-in-texts.ts';
import { COMMAND } from './lexicon/cue-lexicon.ts';
import { completionsIn, type HabitReading, readCheckIn } from './extraction.ts';
import { type Profile, getProfile } from './habit/habit-profile.ts';
import type { HabitLabel } from './judge/verdict.ts';

/** Replies of the coach in one check-in; the last asks nothing. */
const MOST_TURNS = 3;
const MOST_WORDS = 60;

type Turn = {
  readonly message: string;
  readonly readings: readonly HabitReading[];
  readonly profiles: readonly Profile[];
  /** True from the third reply on, and once the user has had enough. */
  readonly isLast: boolean;
  /** Words of a message with a safety label, or with orders to the coach, are not said back. */
  readonly isUnquoted: boolean;
  /** The coach asked last what was different about the day. */
  readonly hasAskedWhy: boolean;
};

function quoted({ message, isUnquoted }: Turn, evidence: string): string | null {
  return isUnquoted ? null : getEcho(evidence, message);
}

const ENOUGH =
  /^(?:(?:ok|okay|right|well|no|nope|thanks|and) )*(?:(?:that is|thats) (?:all|it|everything|enough)|(?:i am )?done (?:for (?:today|now|tonight)|here|talking)|bye|goodbye|good ?night|night night|stop(?: asking| it)?|leave it|nothing (?:more|else)(?: to (?:add|say|report))?|no more(?: questions)?|enough|see you|gotta go|have to go|that will be all|end|finish)\b/;

function hasEnough(message: string): boolean {
  const plain = normalise(message);
  return ENOUGH.test(plain) && plain.split(' ').length <= 8;
}

function newOnes({ readings }: Turn, label: (reading: HabitReading) => boolean): HabitReading[] {
  return readings.filter((reading) => reading.isNew && label(reading));
}

function getName({ profiles, readings }: Turn, reading: HabitReading): string | null {
  const profile = profiles[readings.indexOf(reading)];
  return profile ? habitName(profile.habit.description) : null;
}

const ASIDES: readonly (readonly [HabitLabel, (words: string | null) => string])[] = [
  ['future', texts.future],
  ['other_day', texts.otherDay],
  ['other_person', texts.otherPerson],
  ['ambiguous', texts.unclear],
];

/** What a message that reports nothing of today is answered with. */
function unreported(turn: Turn): string {
  const { message } = turn;
  const words = quoted(turn, '');
  const firstWord = turn.isUnquoted
    ? null
    : (contentWords(message).find((word) => bannedWords(word).length === 0 && word.length <= 20) ?? null);
  if (asksWhoAnswers(message)) return texts.whoAnswers;
  if (givesOrders(message) || isOffTopic(message, '')) return texts.elsewhere(firstWord);
  if (COMMAND.test(normalise(message))) return texts.plan(words);
  for (const [label, say] of ASIDES) {
    const [reading] = newOnes(turn, (other) => other.label === label);
    if (reading) return say(quoted(turn, reading.evidence));
  }
  return texts.heard(words);
}

/** The first sentences: one concrete act in the user's words, or what else was heard. */
function acknowledgement(turn: Turn): string {
  const { message } = turn;
  const [done] = newOnes(turn, ({ value }) => value === true);
  const [partial] = newOnes(turn, ({ label }) => label === 'partial');
  const [missed] = newOnes(turn, ({ value }) => value === false);
  if (done) {
    const words = quoted(turn, done.evidence);
    const isSaid = words !== null && contentWords(words).length > 0;
    const say = texts.done[getSeed(message) % texts.done.length] ?? texts.done[0];
    const name = getName(turn, done);
    const first = isSaid ? say(words) : name ? texts.doneUnsaid(name) : texts.heard(null);
    return missed ? `${first} ${texts.alsoMissed}` : first;
  }
  if (missed) return texts.missed(quoted(turn, missed.evidence));
  if (partial) return texts.partial(quoted(turn, partial.evidence), getName(turn, partial) ?? 'it');
  return unreported(turn);
}

/** A miss dents little; of smoking and drinking it is said besides that a slip is information. */
function lapse(turn: Turn): string[] {
  const missed = newOnes(turn, ({ value }) => value === false);
  if (missed.length === 0) return [];
  const isSlip = missed.some((reading) => {
    const concepts = turn.profiles[turn.readings.indexOf(reading)]?.concepts;
    return ['smoke', 'vape', 'alcohol', 'cannabis', 'gamble'].some((concept) => concepts?.has(concept));
  });
  return isSlip ? [texts.dent, texts.slip] : [texts.dent];
}

function asksAbout(turn: Turn, open: readonly HabitReading[]): string[] {
  const named = open.flatMap((reading) => {
    const name = getName(turn, reading);
    const kind = turn.profiles[turn.readings.indexOf(reading)]?.kind;
    return name ? [{ name, kind }] : [];
  });
  const [first, second] = named;
  if (!first) return [texts.openEnd];
  const one = first.kind === 'do' ? texts.happened(first.name) : texts.held(first.name);
  const isPair = second && first.kind === 'do' && second.kind === 'do';
  return isPair ? [texts.which(first.name, second.name), one] : [one];
}

/** The endings that may follow, the best first; the first that fits the number of words is said. */
function endings(turn: Turn): string[] {
  const { readings, isLast, message } = turn;
  const unknown = readings.filter(({ value }) => value === null);
  const isKnown = unknown.length === 0;
  const missed = newOnes(turn, ({ value }) => value === false).length > 0;
  const allKnown = texts.allKnown[getSeed(message) % texts.allKnown.length] ?? texts.allKnown[0];
  if (isKnown && !isLast && turn.hasAskedWhy) return [texts.tomorrow];
  if (isKnown) return missed && !isLast ? [texts.situation] : [allKnown];
  if (isLast) return [texts.goodbye];
  const [partial] = newOnes(turn, ({ label }) => label === 'partial');
  if (partial) return [texts.count];
  const open = unknown.filter(({ label }) => label !== 'future' && label !== 'partial');
  return open.length === 0 ? [texts.later] : asksAbout(turn, open);
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function composed(turn: Turn): string {
  const [partial] = newOnes(turn, ({ label }) => label === 'partial');
  const first = acknowledgement(turn);
  // “Shall I count it?” needs the habit beside it.
  const start =
    partial && endings(turn)[0] === texts.count && !first.includes(' on “')
      ? `${first} ${texts.partial(turn.isUnquoted ? null : getEcho(partial.evidence, ''), getName(turn, partial) ?? 'it')}`
      : first;
  const middle = lapse(turn);
  for (const ending of endings(turn)) {
    for (const parts of [middle, middle.slice(-1), []]) {
      const reply = [start, ...parts, ending].join(' ');
      if (wordCount(reply) <= MOST_WORDS) return reply;
    }
  }
  return [start, texts.openEnd].join(' ');
}

function userTurns(messages: readonly ChatTurn[]): string[] {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content);
}

/** Whether the last message told anything: of a habit, of the day that was asked about, or of what the coach should do. */
function isUnderstood({ message, readings, hasAskedWhy }: Turn): boolean {
  const isRead = readings.some(({ isNew, label }) => isNew && label !== 'ambiguous');
  const isAside = asksWhoAnswers(message) || givesOrders(message) || isOffTopic(message, '');
  return isRead || hasAskedWhy || isAside || hasEnough(message) || COMMAND.test(normalise(message));
}

/**
 * One turn of a check-in by chat: what was said of which habit, and a reply of at most 60 words that asks one question about what
 * is still open, or none. It ends when all is known, when the user has had enough, or with the third reply.
 */
export function checkInTurn({ habits, messages }: CheckInFacts): CheckInAnswer & { readonly finished: boolean } {
  const said = userTurns(messages);
  const message = said.at(-1) ?? '';
  const readings = readCheckIn({ habits, messages });
  const isLast = said.length >= MOST_TURNS || hasEnough(message);
  const before = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const turn: Turn = {
    message,
    readings,
    profiles: habits.map(getProfile),
    isLast,
    isUnquoted: assessSafety(message) !== 'none' || givesOrders(message),
    hasAskedWhy: before.includes(texts.situation),
  };
  const reply = composed(turn);
  return {
    reply,
    completions: completionsIn(readings),
    ...(!isUnderstood(turn) && { isUnderstood: false }),
    finished: isLast || !reply.includes('?') || readings.every(({ value }) => value !== null),
  };
}
