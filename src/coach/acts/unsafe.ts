import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';

/** Amounts that nobody is given, whatever the habit. */
const TOO_MUCH = patterns(
  '(2|3|4|5|6|7|8|9|10|11|12|two|three|four|five|six) =hours (=of|a|per|every|each)',
  'twice a day',
  'no rest (day|days)',
  'through (the|my)? (pain|injury)',
  '(get up|sleep) .. (less|only)',
);
/** Words that would make the coach another one are no request about a plan. */
const NOT_A_REQUEST = patterns(
  '(ignore|disregard|forget) .. (instruction|rule|prompt)',
  'reveal .. prompt',
  'system (prompt|says)',
  'you are now',
);

/** True for a part of a message that is never planned. */
export function isUnsafeRequest(reading: Reading, within: Range): boolean {
  const text = wordsOf(reading, within);
  const label = assessSafety(text);
  return isUnsafeText(text) || firstOf(TOO_MUCH, reading, within) !== null || (label !== 'none' && label !== 'caution');
}

/** True for a part that talks to the machine behind the coach. */
export function isNoRequest(reading: Reading, within: Range): boolean {
  return firstOf(NOT_A_REQUEST, reading, within) !== null;
}
