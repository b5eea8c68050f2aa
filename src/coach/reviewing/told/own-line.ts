import knowledge from '#content/knowledge.json' with { type: 'json' };
import { readIfThen, writeIfThen } from '#core/habit/if-then.ts';
import { INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import { isKnownVerb } from '#coach/goal/words/act-kinds.ts';
import { isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Reading, type Token, wordsOf } from '#coach/text/reading.ts';
import { holdsBack } from './nature.ts';

const DEED = patterns(...knowledge.requests.linesOfDeeds);
const OF_OTHERS = patterns(...knowledge.requests.linesOfOthers);
const ACTS = new Set(['verb', 'noun', 'past', 'adverb']);
const THINGS = new Set(['noun', 'gerund']);
const SOMEBODY = new Set(['determiner', 'pronoun']);
const MOST_WORDS = 20;

/** Where a part of a message begins that says what somebody will do, behind the words that say so. */
function deedAt(reading: Reading): number | undefined {
  const { sentences, tokens } = reading;
  const begins = tokens.flatMap((_, at) => (at === 0 || tokens[at - 1]?.after ? [at] : []));
  const parts = begins.map((from) => ({ from, to: sentences.find(({ to }) => to > from)?.to ?? tokens.length }));
  return parts.flatMap((part) => firstOf(DEED, reading, part)?.match.to ?? [])[0];
}

const isAct = ({ word, tag, lemma }: Token) =>
  word === 'do' || (ACTS.has(tag) && (tag !== 'noun' || isKnownVerb(lemma)));

/** `I will ask her`, `what if I ran before work`: what is done, as one says it of every week. */
function ownDeed(reading: Reading): string | null {
  const from = deedAt(reading);
  const first = reading.tokens[from ?? -1];
  const to = reading.sentences.find((one) => one.to > (from ?? 0))?.to ?? 0;
  if (from === undefined || !first || to - from > MOST_WORDS) return null;
  const words = wordsOf(reading, { from, to });
  if (!isAct(first)) return first.tag === 'pronoun' ? null : `try this: ${words}`;
  return first.tag === 'past' ? `${first.lemma}${words.slice(first.raw.length)}` : words;
}

function deedOfOthers(reading: Reading): string | null {
  const from = firstOf(OF_OTHERS, reading)?.match.from;
  const to = reading.sentences.find((one) => one.to > (from ?? 0))?.to ?? 0;
  return from === undefined ? null : wordsOf(reading, { from, to });
}

const isFinite = ({ tag }: Token) => tag === 'verb' || tag === 'auxiliary';
const isThing = ({ tag, lemma }: Token) => THINGS.has(tag) || (tag === 'verb' && !isKnownVerb(lemma));

function bareDeed(reading: Reading): string | null {
  const { tokens, text } = reading;
  const [first, second] = tokens;
  if (!first || tokens.length > MOST_WORDS || !tokens.some(isThing)) return null;
  if (first.word === 'i') return second?.tag === 'verb' ? text.slice(second.from) : null;
  if (SOMEBODY.has(first.tag) && tokens.some(isFinite)) return null;
  return asDeed(tokens, wordsOf(reading, { from: 0, to: tokens.length }));
}

/** A deed as it stands; a thing is something to try. */
function asDeed([first, second]: readonly Token[], words: string): string {
  const isOrder = first?.tag === 'verb' && isKnownVerb(first.lemma) && second?.tag !== 'preposition';
  return isOrder ? words : `try this: ${words}`;
}

function lineOf(habit: PlannedHabit | undefined, deed: string | null): string | null {
  const words = deed?.replace(/[.!]$/, '');
  if (!words || !habit || isUnsafeText(words)) return null;
  return `If ${holdsBack(habit) ? 'the moment comes' : 'I want it to be easy'}, ${words}.`;
}

/** What somebody else will see to, as a line of the habit; null where nobody is spoken of. */
export const lineOfOthers = (reading: Reading, habit: PlannedHabit | undefined) => lineOf(habit, deedOfOthers(reading));

/** What somebody will see to, as a line of the habit: `If I want it to be easy, I put the mat by the bed.` Null where nothing is. */
export function preparedLine(reading: Reading, habit: PlannedHabit | undefined, isAsked: boolean): string | null {
  const deed = ownDeed(reading) ?? (isAsked ? bareDeed(reading) : null);
  return lineOf(habit, deed && `I ${deed}`);
}

/** The habit with a line of its own beside its fallbacks. */
export function withLine(habit: PlannedHabit, line: string): PlannedHabit {
  const parts = readIfThen(habit.implementationIntention);
  const implementationIntention = writeIfThen({ ...parts, fallbacks: [...parts.fallbacks, line] });
  return implementationIntention.length > INTENTION_MAX ? habit : { ...habit, implementationIntention };
}
