import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { read, type Reading } from '#coach/text/reading.ts';
import { NUMBERS, ORDINALS, SHORT_ORDINALS } from '#coach/match/by-ordinal.ts';
import { isAgreement } from '../earlier/former-request.ts';

const both = patterns(...knowledge.requests.offeredBoth);
const ordinals = ORDINALS.map(
  (word, at) =>
    new Pattern(
      `^ (yes|yeah|uh|um|oh|i mean|i meant|no)? (the|my)? (${word}|number ${NUMBERS[at]}|${SHORT_ORDINALS[at]}) (one|habit|of them|of those)? (you said|please|then|thanks|i think|i meant)? $`,
    ),
);
const latter = new Pattern('^ (the)? (latter|last one|last|other one) (please)? $');
const former = new Pattern('^ (the)? (former) (please)? $');

/** Which of several were chosen by number: `the second one`. */
function numbered(reading: Reading, count: number): number | null {
  const found = ordinals.findIndex((pattern) => pattern.find(reading) !== null);
  if (found >= 0) return found < count ? found : null;
  if (former.find(reading)) return 0;
  return count > 1 && latter.find(reading) ? count - 1 : null;
}

const wordsIn = ({ tokens }: Reading) => tokens.map(({ word }) => word).join(' ');

/**
 * What a short answer takes of the chips under a reply that asked something: a yes the first where there is one way only, `both` all of
 * them, `the second one` that, and a chip's own words what it does.
 */
export function takenFrom(reading: Reading, chips: readonly Chip[]): readonly PlanAct[] {
  const ways = chips.filter((chip) => chip.does === 'act');
  const own = ways.find(({ label }) => wordsIn(read(label)) === wordsIn(reading));
  if (own) return own.acts;
  // What else may have been meant stands behind what was asked.
  const rest = chips.findIndex(({ does }) => does !== 'act');
  const asked = rest < 0 ? ways : ways.slice(0, rest);
  if (firstOf(both, reading)) return asked.length > 1 ? asked.flatMap(({ acts }) => acts) : [];
  const place = numbered(reading, ways.length);
  if (place !== null) return ways[place]?.acts ?? [];
  return asked.length === 1 && isAgreement(reading) ? (asked[0]?.acts ?? []) : [];
}
