import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlannedAct } from '#coach/compose/sized-act.ts';
import { shortAct } from '#coach/compose/spoken-act.ts';
import { PEOPLE } from '#coach/goal/words/goal-words.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { foreignLine } from '#coach/text/languages/foreign.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import { getTopic } from '../domain/topic.ts';
import { bannedWords } from '../voice.ts';

/** Characters of an act's thing within the name of another habit. */
const LONGEST_TOPIC = 30;
const isSayable = (text: string) => bannedWords(text).length === 0 && assessSafety(text) === 'none';

const POINTING = phraseSet('it; them; him; her; this; that; one; time; stuff; thing; things; everything; something');

/** An act in a few words, as a habit beside it names it: what is done, or its thing alone; what has none is spoken of as `it`. */
export function topicOfAct(act: PlannedAct): string {
  const { object, isForeign } = act;
  // Two things are too many: `my ex the photos`.
  const isOne = read(object ?? '').tokens.filter(({ tag }) => tag === 'determiner').length < 2;
  const isNamed = object !== null && isOne && !isForeign && object.length <= LONGEST_TOPIC && !POINTING.has(object);
  return [shortAct(act), isNamed ? object : null].find((one) => one !== null && isSayable(one)) ?? 'it';
}

/** What the written habits call the goal: the first act, else the goal's own phrase. */
export const topicOf = ([first]: readonly PlannedAct[], description: string): string =>
  first ? topicOfAct(first) : getTopic(description);

const LONGEST_PERSON = 30;
const DISTRIBUTIVE = new Set(['every', 'each', 'once', 'twice']);
/** No one in particular. */
const ANYBODY = phraseSet(knowledge.acts.words.topicOfActsAnybody);

/** The person in what was said of them, without what follows; null for no one in particular, and for a thing of theirs: `my daughter's birthday`. */
function namedIn(said: string): string | null {
  const { tokens } = read(said);
  const end = tokens.findIndex(({ tag, word }, at) => at > 0 && (tag === 'preposition' || DISTRIBUTIVE.has(word)));
  const kept = end < 0 ? tokens : tokens.slice(0, end);
  const isOther = kept.slice(0, -1).some(({ raw }) => /['’]s?$/.test(raw));
  const isAnybody = kept.some(({ word, lemma }) => ANYBODY.has(word) || ANYBODY.has(lemma));
  const name = said.slice(0, kept.at(-1)?.to);
  const isPerson = kept.some(({ lemma }) => PEOPLE.has(lemma)) && name.length <= LONGEST_PERSON;
  return isPerson && !isOther && !isAnybody ? name : null;
}

/** Whom an act is with, as it was said: `my daughter`; null for no one in particular. */
export function personOf({ object, person, kind, isForeign }: PlannedAct): string | null {
  if (isForeign) return null;
  // `Iron my husband's shirts` is with nobody.
  const inObject = kind === 'contact' && object !== null ? namedIn(object) : null;
  return inObject ?? (person === null ? null : namedIn(person.slice(person.indexOf(' ') + 1)));
}

const LONGEST_HINDRANCE = 60;

/** The first thing that was said to stand in the way, as it was said; null for a single word, and for what no habit repeats. */
export function hindranceIn(currentFrictions: string): string | null {
  const clauses = currentFrictions.split(/[.,;:!?()"“”\n]/).map((clause) => clause.trim());
  const isGood = (clause: string) =>
    clause.includes(' ') && clause.length <= LONGEST_HINDRANCE && isSayable(clause) && foreignLine(clause) === null;
  return clauses.find(isGood) ?? null;
}
