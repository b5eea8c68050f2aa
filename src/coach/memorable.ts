import knowledge from '#content/knowledge.json' with { type: 'json' };
import { MEMORY_MAX, type MemoryKind } from '#core/coaching/memory.ts';
import { type Range, type Reading, read } from '#coach/text/reading.ts';
import { tidied } from '#coach/text/tidied.ts';
import { detectFrictions } from './builtin/domain/frictions.ts';
import type { FactTopic } from './facts/fact.ts';
import { factsIn } from './facts/read-facts.ts';
import { PatternList } from './facts/reading/word-lists.ts';
import { assessSafety } from './safety/router.ts';

export type Memorable = { readonly kind: MemoryKind; readonly text: string };

const LEAST_WORDS = 4;
const MOST_A_MESSAGE = 3;
/** Kept only when told about a plan, which they are to shape: a body, a faith and money are nobody's business otherwise. */
const PRIVATE: ReadonlySet<FactTopic> = new Set(['body', 'faith', 'money']);

const LISTS = Object.fromEntries(
  Object.entries(knowledge.memorable).map(([name, list]) => [name, new PatternList(list)]),
) as Record<keyof typeof knowledge.memorable, PatternList>;

/** The sentence as it was written, with its own marks. */
function sentenceText({ text, tokens }: Reading, { from, to }: Range): string {
  const [first, next] = [tokens[from], tokens[to]];
  return text
    .slice(first?.from, next?.from ?? text.length)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function getKind(reading: Reading, sentence: Range, text: string): MemoryKind | null {
  const has = (list: PatternList) => list.find(reading, sentence) !== null;
  if (has(LISTS.worked) && !has(LISTS.notWorked)) return 'worked';
  if (has(LISTS.reports)) return null;
  if (has(LISTS.matters) || has(LISTS.prefers)) return 'own_words';
  return has(LISTS.hinders) && !has(LISTS.wishes) && detectFrictions(text).length > 0 ? 'obstacle' : null;
}

function inSentence(reading: Reading, sentence: Range): Memorable[] {
  const text = sentenceText(reading, sentence);
  const isSaid = (list: PatternList) => list.find(reading, sentence) !== null;
  if (text.endsWith('?') || isSaid(LISTS.commands) || isSaid(LISTS.names)) return [];
  const facts = factsIn(reading, sentence).filter(({ topic }) => !PRIVATE.has(topic));
  if (facts.length > 0) return facts.map(({ text: line }) => ({ kind: 'fact', text: line }));
  if (text.length > MEMORY_MAX || text.split(' ').length < LEAST_WORDS) return [];
  const kind = getKind(reading, sentence, text);
  return kind ? [{ kind, text }] : [];
}

/**
 * What of a message is worth remembering, in the user's own words: circumstances, what stands in the way, what worked, what is liked and why
 * it matters. At most three; nothing of a message that the safety router answers, no question, no command, no report, no talk about a name.
 */
export function memorableIn(message: string): Memorable[] {
  if (assessSafety(message) !== 'none') return [];
  const reading = read(tidied(message));
  return reading.sentences.flatMap((sentence) => inSentence(reading, sentence)).slice(0, MOST_A_MESSAGE);
}
