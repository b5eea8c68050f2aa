import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { ActKind, NamedAct } from '#coach/goal/named-act.ts';
import { AT_BEDTIME, AT_RISING, BY_LINE, BY_STAY, BY_VOICE, BY_WORD } from './words/act-words.ts';
import { beginsAsPair, isEvent, isTimed, isTowardsAnEnd, type PlannedAct } from './sized-act.ts';
import { lowered } from './spoken-act.ts';

/** Characters of an act that is said again in its fallback. */
const LONGEST_AGAIN = 34;
const A_MINUTE_OR_TWO = 3;

function ofContact(act: NamedAct): string {
  if (BY_LINE.has(act.verb)) return 'one line from me counts';
  if (BY_WORD.has(act.verb)) return 'a word or two counts';
  if (BY_VOICE.has(act.verb)) return `I ${act.verb} for two minutes`;
  return BY_STAY.has(act.verb) ? 'ten minutes together count' : 'two minutes of it count';
}

function ofMinutes(act: NamedAct): string {
  const time = act.amount?.unit === 'minute' && act.amount.value <= A_MINUTE_OR_TWO ? 'one minute' : 'two minutes';
  if (isEvent(act)) return `I ${act.verb} for ${time}`;
  if (isTowardsAnEnd(act)) return `${time} of it count`;
  const isShort = act.text.length <= LONGEST_AGAIN && !act.text.toLowerCase().startsWith('be ');
  return isShort && act.verb !== 'spend' ? `I ${lowered(act.text)} for ${time}` : `${time} of it count`;
}

const OF_KIND: Partial<Readonly<Record<ActKind, string>>> = knowledge.acts.pairs.smallestOfKind;
/** Of money. */
const SENT = new Set(['send', 'transfer', 'wire', 'remit']);
const OF_VERB: Readonly<Record<string, string>> = knowledge.acts.pairs.smallestOfVerb;

/** What is no act that a few minutes are a part of. */
function ofWhole(act: NamedAct): string {
  const isOne = (verbs: ReadonlySet<string>) => beginsAsPair(act, verbs) || verbs.has(act.verb);
  if (isOne(AT_RISING)) return 'I sit up and put my feet on the floor';
  if (act.kind === 'rest' && isOne(AT_BEDTIME)) return 'I go ten minutes later';
  if (act.verb === 'take' && act.kind === 'care') return 'I do it as soon as I can';
  const isPlace = act.kind === 'move' || act.verb !== 'hit';
  const ofVerb = isPlace && Object.hasOwn(OF_VERB, act.verb) ? OF_VERB[act.verb] : undefined;
  return ofVerb ?? OF_KIND[act.kind] ?? 'I do the first part of it';
}

/** The smallest form of an act as a clause, which is a part of the same act and never another one. */
export function smallestForm(act: PlannedAct): string {
  if (act.isForeign) return 'two minutes of it count';
  if (act.kind === 'contact') return ofContact(act);
  if (act.amount && act.amount.unit !== 'minute') return 'half of it counts';
  if (act.kind === 'save' && SENT.has(act.verb)) return 'a smaller sum counts';
  return isTimed(act) ? ofMinutes(act) : ofWhole(act);
}
