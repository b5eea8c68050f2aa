import { firstOf } from '#coach/match/pattern.ts';
import { allOf, type Range, type Reading, read } from '#coach/text/reading.ts';
import { rolesIn } from '../name/roles.ts';
import { type Deed, deedsOfSentence, isVerb } from './deeds.ts';
import { textOf } from './second-person.ts';
import {
  FOR_WHOM,
  LONGEST_WHAT,
  LONGEST_WHOM,
  QUALITIES,
  REASONS,
  TO_WHAT,
  TOLD_QUALITIES,
  WHOM,
} from './told-words.ts';

/** What somebody told of who they want to be. */
export type Picture = {
  readonly deeds: readonly Deed[];
  readonly roles: readonly string[];
  readonly qualities: readonly string[];
  /** As it follows on a deed: `for your children`; null when none can be said so. */
  readonly reason: string | null;
  readonly hasReason: boolean;
};

/** With the `my` that stands before: `for your kids`. */
const forWhom = (reading: Reading, { from, to }: Range): string =>
  `for ${textOf(reading, { from: from - 1, to }, { isThird: false })}`;

function isToDo({ tokens }: Reading, { from, to }: Range): boolean {
  const verb = tokens[from];
  const isState = verb?.lemma === 'be' || verb?.lemma === 'become';
  return to - from <= LONGEST_WHAT && verb?.tag === 'verb' && !isState;
}

function reasonIn(reading: Reading, asked: Asked): { reason: string | null; hasReason: boolean } {
  const whole = allOf(reading);
  const isShort = reading.tokens.length <= LONGEST_WHOM;
  const bare = asked === 'why' || isShort ? WHOM.find(reading)?.caught.who : undefined;
  if (bare) return { reason: forWhom(reading, bare), hasReason: true };
  for (const sentence of reading.sentences) {
    const who = firstOf(FOR_WHOM, reading, sentence)?.match.caught.who;
    if (who && who.to - who.from <= LONGEST_WHOM) return { reason: forWhom(reading, who), hasReason: true };
    const what = firstOf(TO_WHAT, reading, sentence)?.match.caught.what;
    if (what && isToDo(reading, what)) {
      return { reason: `to ${textOf(reading, what, { isThird: false })}`, hasReason: true };
    }
  }
  return { reason: null, hasReason: REASONS.some((pattern) => pattern.find(reading, whole) !== null) };
}

function qualitiesIn(reading: Reading): string[] {
  const { tokens } = reading;
  const said = tokens.filter(({ word }, at) => QUALITIES.has(word) && tokens[at - 1]?.word !== 'not');
  const told = TOLD_QUALITIES.filter(({ patterns }) => firstOf(patterns, reading) !== null);
  return [...said.map(({ word }) => word), ...told.map(({ kind }) => kind)];
}

/** What was asked before somebody spoke: an answer about a day is read as deeds, one about why as a reason. */
export type Asked = 'day' | 'why' | null;

/** What one message tells of who somebody wants to be. */
export function pictureIn(message: string, asked: Asked): Picture {
  const reading = read(message);
  const deeds = reading.sentences
    .filter(({ from }) => asked !== 'why' || isVerb(reading, from))
    .flatMap((sentence) => deedsOfSentence(reading, sentence));
  const why = reasonIn(reading, asked);
  return {
    deeds,
    roles: rolesIn(reading),
    qualities: qualitiesIn(reading),
    reason: why.reason,
    hasReason: why.hasReason || asked === 'why',
  };
}

/** Several messages together, the newest first. */
export function pictureOf(pictures: readonly Picture[]): Picture {
  return {
    deeds: pictures.flatMap(({ deeds }) => deeds),
    roles: pictures.flatMap(({ roles }) => roles),
    qualities: [...new Set(pictures.flatMap(({ qualities }) => qualities))],
    reason: pictures.map(({ reason }) => reason).find((reason) => reason !== null) ?? null,
    hasReason: pictures.some(({ hasReason }) => hasReason),
  };
}

/** Words of a deed that says enough by itself: `read to my son`. */
const ENOUGH = 4;

/** What somebody does, and a little more, is enough to make a name of. */
export function isEnough({ deeds, roles, qualities, hasReason }: Picture, isPictured: boolean): boolean {
  if (roles.length > 0 && isPictured) return true;
  const [deed] = deeds;
  if (!deed) return false;
  const isColoured = roles.length > 0 || qualities.length > 0 || deeds.length > 1;
  return isColoured || hasReason || deed.text.split(' ').length >= ENOUGH;
}
