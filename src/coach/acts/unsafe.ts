import { firstOf, patterns } from '#coach/match/pattern.ts';
import { allOf, type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { REQUESTS } from './act-words.ts';

/** Amounts that nobody is given, whatever the habit. */
const TOO_MUCH = patterns(...REQUESTS.tooMuchUnsafe);
/** What somebody who treats a body gave it to do is no longer too much. */
const PRESCRIBED = patterns(...REQUESTS.prescribed);
/** Words that would make the coach another one are no request about a plan. */
const NOT_A_REQUEST = patterns(...REQUESTS.notARequest);

/** True for a part of a message that is never planned. */
export function isUnsafeRequest(reading: Reading, within: Range): boolean {
  const text = wordsOf(reading, within);
  const label = assessSafety(text);
  const isPrescribed = firstOf(PRESCRIBED, reading, allOf(reading)) !== null;
  const isTooMuch = !isPrescribed && firstOf(TOO_MUCH, reading, within) !== null;
  return isUnsafeText(text) || isTooMuch || (label !== 'none' && label !== 'caution');
}

/** True for a part that talks to the machine behind the coach. */
export const isNoRequest = (reading: Reading, within: Range): boolean =>
  firstOf(NOT_A_REQUEST, reading, within) !== null;
