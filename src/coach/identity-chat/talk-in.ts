import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, kindsOf } from '#coach/match/pattern.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';

export type Feeling = 'loss' | 'illness' | 'shame' | 'fear' | 'exhaustion' | 'sadness';

const FELT = kindsOf<Feeling>(knowledge.talk.identity.feelings);

/** Before these words nothing is felt: it is wished away, or would be. */
const UNFELT = new Set(['not', 'never', 'without', 'less', 'if', 'when', 'stop', 'instead']);

/** What somebody feels as they write; null when nothing is said of it. */
export function feelingIn(message: string): Feeling | null {
  const reading = read(message);
  for (const sentence of reading.sentences) {
    for (const { kind: feeling, patterns } of FELT) {
      const match = firstOf(patterns, reading, sentence)?.match;
      if (!match) continue;
      const before = reading.tokens.slice(sentence.from, match.to).map(({ word }) => word);
      if (feeling === 'loss' || !before.some((word) => UNFELT.has(word))) return feeling;
    }
  }
  return null;
}

export type Topic =
  | 'slips'
  | 'person'
  | 'whatIdentity'
  | 'whyNotGoal'
  | 'changeLater'
  | 'whatNext'
  | 'howMany'
  | 'privacy'
  | 'cards'
  | 'point'
  | 'canDo'
  | 'lengths'
  | 'names'
  | 'example'
  | 'allowed'
  | 'whichBetter'
  | 'whyAsk';

const ASKED = kindsOf<Topic>(knowledge.talk.identity.questions);

const ASKING = phraseSet(knowledge.acts.words.talkInAsking);

/** What a question is about; `other` for one that is not known here, null when nothing is asked. */
export function questionIn(message: string): Topic | 'other' | null {
  const reading = read(message);
  const first = reading.tokens[0]?.word ?? '';
  const isAsking = message.includes('?') || ASKING.has(first);
  for (const { kind: topic, patterns } of ASKED) {
    const isMet = firstOf(patterns, reading) !== null;
    if (isMet && (isAsking || topic === 'whatIdentity' || topic === 'whyNotGoal')) return topic;
  }
  return message.includes('?') ? 'other' : null;
}

const WISHES = kindsOf<'otherGoal' | 'plan'>(knowledge.talk.identity.wishes);

/** A wish that is carried out elsewhere. */
export function wishIn(message: string): 'otherGoal' | 'plan' | null {
  const reading = read(message);
  return WISHES.find(({ patterns }) => firstOf(patterns, reading) !== null)?.kind ?? null;
}
