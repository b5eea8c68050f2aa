import type { Reading } from '#coach/text/reading.ts';
import { doneByUnit } from '../done-by-unit.ts';
import type { NamedAct } from '../named-act.ts';
import type { Said } from '../said/said.ts';
import { personIn, placeIn, saidIn } from '../said/said-in.ts';
import { bettering, doing } from './doing.ts';
import { isLeftVerb, leaving, lessening } from './leaving.ts';
import { byUnit, counted, naming, shorter, spentAt } from './naming.ts';
import { type Kept, type Made, type Phrase, tokenAt, trimmed, wordOf } from './phrase.ts';
import { isVerbAt } from './verbs.ts';

const LONGEST_TEXT = 200;
/** In `have a phone free Sunday` it is the fourth word. */
const FREE_BY = 3;

/** `alcohol-free weekdays`, `have a phone free Sunday`: what the day is free of. */
function freeOf(reading: Reading, kept: Kept, isVerb: boolean): Made | null {
  const isHaving = wordOf(reading, kept[0]) === 'have';
  const free = kept.findIndex((at, index) => index > 0 && wordOf(reading, at) === 'free');
  const isCounted = tokenAt(reading, kept[free - 1])?.tag === 'number';
  if (free < 0 || free > FREE_BY || isCounted || (isVerb && !isHaving)) return null;
  return leaving(reading, kept.slice(isHaving ? 1 : 0, free), false, false);
}

function isVerbOf(reading: Reading, { from, turns }: Phrase, first: number): boolean {
  if (turns.includes('person')) return true;
  const isAfterTo = wordOf(reading, from - 1) === 'to' && (turns.at(-1) === 'wish' || turns.at(-1) === 'skip');
  return isVerbAt(reading, first, isAfterTo ? 'to' : null);
}

function ofThing(reading: Reading, phrase: Phrase, said: Said, kept: Kept): Made | null {
  const spent = said.amount?.unit === 'minute' ? spentAt(reading, kept) : null;
  return spent ?? naming(reading, phrase, kept) ?? byUnit(said) ?? counted(reading, said, kept);
}

function makeOf(reading: Reading, phrase: Phrase, said: Said, kept: Kept): Made | null {
  const { turns } = phrase;
  const first = kept[0];
  if (first === undefined) return byUnit(said);
  const isPerson = turns.includes('person');
  const isVerb = isVerbOf(reading, phrase, first);
  if (turns.includes('stop') || turns.includes('never'))
    return leaving(reading, kept, isVerb || isLeftVerb(reading, phrase, first), isPerson);
  const free = freeOf(reading, kept, isVerb);
  if (free) return free;
  if (turns.includes('less')) return lessening(reading, phrase, kept, isVerb);
  if (!isVerb) return ofThing(reading, phrase, said, kept);
  const isBetter = turns.includes('better') && tokenAt(reading, first)?.tag === 'gerund';
  return isBetter ? bettering(reading, said, kept) : doing(reading, said, kept, isPerson);
}

/** The act that a phrase names; null when it names none. */
export function actOf(reading: Reading, phrase: Phrase): NamedAct | null {
  const said = saidIn(reading, phrase);
  const kept = trimmed(reading, said.kept);
  const made = shorter(reading, phrase) ?? makeOf(reading, phrase, said, kept);
  if (!made || made.text.length > LONGEST_TEXT) return null;
  const { kept: _, ...values } = said;
  const times = said.days ? null : said.times;
  const act = { ...made, ...values, times, person: personIn(reading, kept), place: placeIn(reading, kept) };
  return { ...act, ...doneByUnit(act, act.amount) };
}
