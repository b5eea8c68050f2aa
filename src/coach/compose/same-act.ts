import type { NamedAct } from '#coach/goal/named-act.ts';
import { contentWords } from '#coach/text/language.ts';
import { stem } from '#coach/text/stem.ts';

/** Verbs that stand for any act of their kind: `Play or make for 5 minutes`, `Spend 5 minutes on it`. */
const FOR_ANY = new Set(
  'play make practise practice do spend work train session minutes minute pages page words word times time lines line rounds round easy easily slow slowly still pace block blocks something anything someone somebody one person relative'
    .split(' ')
    .map(stem),
);
/** Verbs that say the same. */
const ALIKE: readonly ReadonlySet<string>[] = [
  'ring call phone telephone facetime',
  'run jog',
  'text message whatsapp send email write',
  'cycle bike',
  'tidy declutter clear',
].map((verbs) => new Set(verbs.split(' ').map(stem)));

function isAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some((verbs) => verbs.has(a) && verbs.has(b));
}

/** True when a habit is the named act in other words or without its object, so that a plan would hold it twice. */
export function isSameAct(act: NamedAct, description: string): boolean {
  const own = new Set(contentWords(act.text).map(stem));
  const verb = stem(act.verb);
  const theirs = contentWords(description).map(stem);
  const others = theirs.filter((word) => !own.has(word) && !isAlike(word, verb) && !FOR_ANY.has(word));
  if (others.length === 0) return true;
  const [first = '', ...rest] = theirs;
  // Whoever is rung, a second call beside it is the same again.
  if (act.kind === 'contact' && isAlike(first, verb)) return true;
  const isShared = rest.some((word) => own.has(word) && word !== verb && !FOR_ANY.has(word));
  return isAlike(first, verb) && isShared;
}
