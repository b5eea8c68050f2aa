import type { Chip, PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { read, type Reading } from '#coach/text/reading.ts';
import { isAgreement } from '../earlier/former-request.ts';

type ActChip = Extract<Chip, { does: 'act' }>;

const both = patterns(
  '^ (yes|yeah|yep|please|ok|okay|oh)? (both|all of them|all three|both of them|the lot|each of them|them both|do both|all) (please|thanks|then|too)? $',
);
const ORDINALS: readonly (readonly [pattern: Pattern, place: number])[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
]
  .map(
    (word, at) =>
      `(${word}|number ${['one', 'two', 'three', 'four', 'five'][at]}|${['1st', '2nd', '3rd', '4th', '5th'][at]})`,
  )
  .map((ordinal, at) => [
    new Pattern(
      `^ (yes|yeah|uh|um|oh|i mean|i meant|no)? (the|my)? ${ordinal} (one|habit|of them|of those)? (you said|please|then|thanks|i think|i meant)? $`,
    ),
    at,
  ]);
const latter = new Pattern('^ (the)? (latter|last one|last|other one) (please)? $');
const former = new Pattern('^ (the)? (former) (please)? $');

/** Which of several were chosen by number: `the second one`. */
function numbered(reading: Reading, count: number): number | null {
  const found = ORDINALS.find(([pattern]) => pattern.find(reading) !== null)?.[1];
  if (found !== undefined) return found < count ? found : null;
  if (former.find(reading)) return 0;
  return count > 1 && latter.find(reading) ? count - 1 : null;
}

/** The chip whose own words are said again. */
function labelled({ tokens }: Reading, chips: readonly ActChip[]): ActChip | undefined {
  const said = tokens.map(({ word }) => word).join(' ');
  return chips.find(
    ({ label }) =>
      read(label)
        .tokens.map(({ word }) => word)
        .join(' ') === said,
  );
}

/**
 * What a short answer takes of the chips under a reply that asked something: a yes the first where there is one way only, `both` all of
 * them, `the second one` that, and a chip's own words what it does.
 */
export function takenFrom(reading: Reading, chips: readonly Chip[]): readonly PlanAct[] {
  const ways = chips.filter((chip) => chip.does === 'act');
  const own = labelled(reading, ways);
  if (own) return own.acts;
  // What else may have been meant stands behind what was asked.
  const rest = chips.findIndex(({ does }) => does !== 'act');
  const asked = rest < 0 ? ways : ways.slice(0, rest);
  if (firstOf(both, reading)) return asked.length > 1 ? asked.flatMap(({ acts }) => acts) : [];
  const place = numbered(reading, ways.length);
  if (place !== null) return ways[place]?.acts ?? [];
  return asked.length === 1 && isAgreement(reading) ? (asked[0]?.acts ?? []) : [];
}
