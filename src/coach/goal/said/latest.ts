import knowledge from '#content/knowledge.json' with { type: 'json' };
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, type Reading } from '#coach/text/reading.ts';

const LEAD = new Pattern(knowledge.acts.words.latestLead);
/** `phone off by 10`. */
const OFF_BY = new Pattern('^ =off (by|at|before|from) #clock !(to|till|until)');
const TAIL = new Pattern('^ (by|at|until|till|to)? #clock (at the latest|latest|max|maximum|at most|at the most|tops)');

/** An hour that is the latest: `no later than 11`, `max 2am`, `until 10pm at most`; it is no amount. */
export function latestAt(reading: Reading, at: number): { readonly clock: Range; readonly to: number } | null {
  const here = { from: at, to: reading.tokens.length };
  const found = TAIL.find(reading, here) ?? LEAD.find(reading, here);
  const clock = found?.values.find(({ kind }) => kind === 'clock');
  return found && clock ? { clock, to: found.to } : null;
}

/** True for a word of an hour. */
export const isOfClock = ({ spans }: Reading, at: number): boolean =>
  spans.some(({ kind, from, to }) => kind === 'clock' && from <= at && to > at);

type Latest = { readonly at: number; readonly clock: Range; readonly to: number; readonly isEnd: boolean };

/** The first hour in a range behind which there is to be no more of something; `until` says so of anything. */
export function latestIn(reading: Reading, { from, to }: Range): Latest | null {
  for (let at = from; at < to; at += 1) {
    const found = latestAt(reading, at);
    const isEnd = reading.tokens.slice(at, found?.clock.from).some(({ word }) => word === 'until' || word === 'till');
    if (found && found.to <= to) return { at, ...found, isEnd };
    const clock = OFF_BY.find(reading, { from: at, to })?.values[0];
    const isStretch = clock && reading.tokens[clock.to - 1]?.after === '-';
    if (clock && !isStretch) return { at, clock, to: clock.to, isEnd: false };
  }
  return null;
}
