import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { assessSafety } from '#coach/safety/router.ts';
import { gerund } from '#coach/text/word-forms.ts';
import { normaliseKeepingMarks } from '#coach/text/language.ts';
import { bannedWords } from '../voice.ts';

const LONGEST = 40;
const MOST_WORDS = 6;
export const GENTLE_TOPIC = 'caring for myself';
const NO_TOPIC = 'my goal';

const LEAD =
  /^(?:(?:hi|hello|hey|so|well|ok|okay|basically|honestly|um|i think|my (?:main |big |new )?(?:goal|dream|aim|plan) (?:is|would be)|the goal is|goal|i (?:really |would |have |am |always |do |still |finally )*(?:want|wish|like|love|need|hope|plan|try|trying|going|wanted|looking|hoping|got|aim)|to|please|help me|be able to|start to|learn how to|figure out how to|get better at|become better at|improve(?= my)?|be better at)\b[\s,:]*)+/;
export const VERBS: ReadonlySet<string> = wordSet(knowledge.acts.words.topicVerbs);

/**
 * The user's own noun phrase: `getTopic('I want to play the guitar again')` is `playing the guitar again`. What cannot be said
 * in a habit (unsafe, banned, or nothing left) becomes `my goal`.
 */
export function getTopic(description: string): string {
  const plain = normaliseKeepingMarks(description);
  const clause =
    plain
      .replace(LEAD, '')
      .split(/[.,;:!?()"\n]| because | so that | but | and | while | without | before i | since | which /)[0] ?? '';
  const kept = clause
    .replace(/[^a-z0-9' -]/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  while (kept.length > 0 && (kept.join(' ').length > LONGEST || isDangling(kept.at(-1) ?? ''))) kept.pop();
  const first = kept[0];
  if (first === undefined) return NO_TOPIC;
  const phrase = VERBS.has(first) ? [gerund(first), ...kept.slice(1)].join(' ') : kept.join(' ');
  if (phrase.length < 3 || !/[a-z]{3}/.test(phrase)) return NO_TOPIC;
  if (
    bannedWords(phrase).length > 0 ||
    assessSafety(phrase) !== 'none' ||
    /\b(ignore|instructions?|system|prompt)\b/.test(phrase)
  )
    return NO_TOPIC;
  return phrase.replace(/\bi\b/g, 'I');
}

/** True for a last word that a phrase cannot end with. */
export const isDangling = (word: string): boolean =>
  /^(a|an|the|my|to|of|in|on|at|for|with|and|or|more|than|i|is|that|from|by|very|so|as)$/.test(word);
