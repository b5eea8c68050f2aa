import type { FactTopic } from '#coach/facts/fact.ts';
import { factsIn } from '#coach/facts/read-facts.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { isDecent } from './said-back.ts';
import { type Range, read, type Reading, wordsOf } from '#coach/text/reading.ts';

/** Nobody's business unless the person says that it may be kept. */
const PRIVATE: ReadonlySet<FactTopic> = new Set(['body', 'faith', 'money']);
const HEALTH = patterns(
  '(i|we) (have|got|suffer from|live with|take|am on|was diagnosed with|have been diagnosed with) (a|an|my|the)? (diabetes|depression|anxiety|cancer|asthma|epilepsy|arthritis|migraines|migraine|adhd|autism|hiv|ms|ptsd|bipolar|endometriosis|insomnia|antidepressants|chemo|insulin|medication)',
  'my (diabetes|depression|anxiety|cancer|asthma|epilepsy|arthritis|migraines|adhd|periods|pregnancy|therapist|therapy|medication|diagnosis)',
  '(i am|i was) (pregnant|diabetic|depressed|anaemic|autistic|disabled|in recovery|sober)',
);
const FAITH = patterns(
  '(i am|as) (a|an)? (muslim|christian|jew|jewish|catholic|hindu|buddhist|sikh|orthodox|mormon|protestant)',
  '(i|we) (pray|fast|keep the sabbath|keep shabbat|go to mass|go to the mosque|go to synagogue)',
  '(ramadan|lent|yom kippur|shabbat|diwali)',
);
const SEX = patterns('(my sex life|sexuality|libido|i am (gay|lesbian|bisexual|trans|queer|asexual)|erection|porn)');
const MONEY = patterns(
  '(i|we) (am|is|are) (broke|in debt|bankrupt|skint|behind with the rent|on benefits|unemployed)',
  '(my|our) (debt|debts|overdraft|loan|loans|rent is late)',
  '(i|we) (can not|cannot|could not) (afford|pay)',
);
const SECRETS = patterns(
  '(my|our) (husband|wife|partner|son|daughter|mother|mum|mom|father|dad|brother|sister|friend|boss|neighbour|colleague) .. (drinks|drinking|cheats|cheating|affair|addict|addicted|depressed|pregnant|in prison|in jail|diagnosed|divorce|divorcing|gay|debt|debts|relapsed)',
  '(nobody|no one) (knows|is to know|should know)',
);
const ALL = [HEALTH, FAITH, SEX, MONEY, SECRETS].flat();

/** Longer than this a sentence is not said back. */
const MOST_WORDS = 16;

function isPrivate(reading: Reading, sentence: Range): boolean {
  return firstOf(ALL, reading, sentence) !== null || factsIn(reading, sentence).some(({ topic }) => PRIVATE.has(topic));
}

/**
 * What of a message may be kept only if the person says so: health, faith, sex, money trouble and what is other people's. In their own words, a
 * sentence each.
 */
export function sensitiveIn(message: string): string[] {
  const reading = read(message);
  return reading.sentences
    .filter((sentence) => isPrivate(reading, sentence))
    .map((sentence) => wordsOf(reading, sentence).replaceAll('"', ''))
    .filter((text) => text.split(' ').length <= MOST_WORDS && text.split(' ').length > 1 && isDecent(text));
}
