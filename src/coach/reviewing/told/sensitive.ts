import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { FactTopic } from '#coach/facts/fact.ts';
import { factsIn } from '#coach/facts/read-facts.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { isAsking } from './heard.ts';
import { isDecent } from './said-back.ts';
import { type Range, read, type Reading, wordsOf } from '#coach/text/reading.ts';

/** Nobody's business unless the person says that it may be kept. */
const PRIVATE: ReadonlySet<FactTopic> = new Set(['body', 'faith', 'money']);
const { health, faith, money, secrets } = knowledge.requests;
const SEX = '(my sex life|sexuality|libido|i am (gay|lesbian|bisexual|trans|queer|asexual)|erection|porn)';
const ALL = patterns(...health, ...faith, SEX, ...money, ...secrets);
/** Longer than this a sentence is not said back. */
const MOST_WORDS = 16;

const isPrivate = (reading: Reading, sentence: Range): boolean =>
  firstOf(ALL, reading, sentence) !== null || factsIn(reading, sentence).some(({ topic }) => PRIVATE.has(topic));

/**
 * What of a message may be kept only if the person says so: health, faith, sex, money trouble and what is other people's. In their own words, a sentence each.
 */
export function sensitiveIn(message: string): string[] {
  const reading = read(message);
  if (isAsking(reading)) return [];
  return reading.sentences
    .filter((sentence) => isPrivate(reading, sentence))
    .map((sentence) => wordsOf(reading, sentence).replaceAll('"', ''))
    .filter((text) => text.split(' ').length <= MOST_WORDS && text.split(' ').length > 1 && isDecent(text));
}
