import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { NamedAct } from '#coach/goal/named-act.ts';
import { contentWords } from '#coach/text/language.ts';
import { phrases, wordSet } from '#coach/text/phrases.ts';
import { stem } from '#coach/text/stem.ts';

/** Verbs that stand for any act of their kind: `Play or make for 5 minutes`, `Spend 5 minutes on it`. */
const FOR_ANY = new Set(knowledge.acts.words.sameActForAny.split(' ').map(stem));
/** Verbs that say the same. */
const ALIKE = phrases(knowledge.acts.words.alikeVerbs).map((verbs) => new Set(verbs.split(' ').map(stem)));

/** Somebody's own people: `a relative` is one of them. */
const KIN = wordSet(knowledge.acts.words.sameActKin);
const ANY_KIN = new Set(['relative', 'family', 'parent'].map(stem));
const GENERAL = new Set('call ring phone text message send visit write'.split(' ').map(stem));

/** `Call a relative` beside `Text my brother`: the same people, less closely. */
function isOfSameKin({ kind, text }: NamedAct, theirs: readonly string[]): boolean {
  if (kind !== 'contact' || !contentWords(text).some((word) => KIN.has(word))) return false;
  return (
    theirs.some((word) => ANY_KIN.has(word)) &&
    theirs.every((word) => ANY_KIN.has(word) || GENERAL.has(word) || FOR_ANY.has(word))
  );
}

const isAlike = (a: string, b: string): boolean => a === b || ALIKE.some((verbs) => verbs.has(a) && verbs.has(b));

/** True when a habit is the named act in other words or without its object, so that a plan would hold it twice. */
export function isSameAct(act: NamedAct, description: string): boolean {
  const own = new Set(contentWords(act.text).map(stem));
  const verb = stem(act.verb);
  const theirs = contentWords(description).map(stem);
  const others = theirs.filter((word) => !own.has(word) && !isAlike(word, verb) && !FOR_ANY.has(word));
  if (others.length === 0 || isOfSameKin(act, theirs)) return true;
  const [first = '', ...rest] = theirs;
  // Whoever is rung, a second call beside it is the same again.
  if (act.kind === 'contact' && isAlike(first, verb)) return true;
  const isShared = rest.some((word) => own.has(word) && word !== verb && !FOR_ANY.has(word));
  return isAlike(first, verb) && isShared;
}
