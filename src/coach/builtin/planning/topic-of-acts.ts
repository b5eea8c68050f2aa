import type { PlannedAct } from '#coach/compose/sized-act.ts';
import { shortAct } from '#coach/compose/spoken-act.ts';
import { PEOPLE } from '#coach/goal/words/goal-words.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { phrases } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import { getTopic } from '../domain/topic.ts';
import { bannedWords } from '../voice.ts';

/** Characters of an act's thing within the name of another habit. */
const LONGEST_TOPIC = 30;
const isSayable = (text: string) => bannedWords(text).length === 0 && assessSafety(text) === 'none';

const POINTING = new Set(
  phrases('it; them; him; her; this; that; one; time; stuff; thing; things; everything; something'),
);

/** An act in a few words, as a habit beside it names it: what is done, or its thing alone; what has none is spoken of as `it`. */
export function topicOfAct(act: PlannedAct): string {
  const { object, isForeign } = act;
  // Two things are too many: `my ex the photos`.
  const isOne = read(object ?? '').tokens.filter(({ tag }) => tag === 'determiner').length < 2;
  const isNamed = object !== null && isOne && !isForeign && object.length <= LONGEST_TOPIC && !POINTING.has(object);
  return [shortAct(act), isNamed ? object : null].find((one) => one !== null && isSayable(one)) ?? 'it';
}

/** What the written habits call the goal: the first act, else the goal's own phrase. */
export function topicOf([first]: readonly PlannedAct[], description: string): string {
  return first ? topicOfAct(first) : getTopic(description);
}

const LONGEST_PERSON = 30;
/** No one in particular. */
const ANYBODY = new Set(
  phrases(
    'people; person; someone; somebody; stranger; customer; client; patient; student; pupil; group; club; class; team; other; others; crew; guest; staff; each; them; him; her',
  ),
);

/** Whom an act is with, as it was said: `my daughter`; null for no one in particular. */
export function personOf({ object, person, isForeign }: PlannedAct): string | null {
  if (isForeign) return null;
  for (const said of [object, person?.slice(person.indexOf(' ') + 1)]) {
    const { tokens } = read(said ?? '');
    const end = tokens.findIndex(({ tag }, at) => at > 0 && tag === 'preposition');
    const kept = end < 0 ? tokens : tokens.slice(0, end);
    const isAnybody = kept.some(({ word, lemma }) => ANYBODY.has(word) || ANYBODY.has(lemma));
    const name = said?.slice(0, kept.at(-1)?.to) ?? '';
    if (!isAnybody && kept.some(({ lemma }) => PEOPLE.has(lemma)) && name.length <= LONGEST_PERSON) return name;
  }
  return null;
}
