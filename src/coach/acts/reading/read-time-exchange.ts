import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { ownTime, type Time, timesSaid, withTime } from '../values/own-time.ts';
import { type Meant, readTargets } from '../targets/targets.ts';
import type { Clause, Request } from './request.ts';

const MOST_WORDS_BESIDE = 8;
const AT = new Set(['at', 'by', 'before', 'till', 'until']);
const asksTime = new Pattern(
  '(make it|make that|make the|change it to|change that to|should be|could be|to be|can be|is possible|is posible|is better|is fine|would do|works|is ok|more like|say)',
);

/** An order of another kind: what is told behind it may hold a time. */
const asksOther = new Pattern(
  '^ (get rid|remove|delete|drop|bin|scrap|ditch|take out|take off|swap|replace|add|rename)',
);

const lengthOf = ({ from, to }: Range) => to - from;

/** `half five, not five`: the one that is not wanted comes first. */
function inOrder({ tokens }: Reading, times: readonly Time[]): readonly Time[] {
  const last = times.at(-1);
  return last && tokens[last.from - 1]?.word === 'not' ? times.toReversed() : times;
}

/** The times of a clause that asks for another one, which is the last of them; none where it asks for none. */
function timesAsked({ reading, within }: Clause): readonly Time[] {
  if (asksOther.find(reading, within)) return [];
  const here = inOrder(reading, timesSaid(reading, within));
  const next = here.at(-1);
  if (!next || here.length > 2 || lengthOf(within) > lengthOf(next) + MOST_WORDS_BESIDE) return [];
  const isAt = AT.has(reading.tokens[next.from - 1]?.word ?? '');
  const isAsking =
    isAt || here.length === 2 || lengthOf(within) === lengthOf(next) || asksTime.find(reading, within) !== null;
  return isAsking ? here : [];
}

const isOf = (habit: PlannedHabit, time: Time) => ownTime(habit)?.time.minutes === time.minutes;

/** The habits that are named, or else those that were spoken of. */
function nearPlaces(named: Meant, { state: { focus }, spoken }: Clause): readonly number[] {
  if (named.is === 'places') return named.places;
  if (spoken.length > 0) return spoken;
  return focus === null ? [] : [focus];
}

/** The one habit whose time is to change: it holds a time that was said, or is near. */
function habitMeant(clause: Clause, here: readonly Time[]): number | null {
  const { reading, within, state } = clause;
  const said = [...here.slice(0, -1), ...timesSaid(reading, { from: 0, to: within.from })];
  const held = state.habits.flatMap((habit, at) => (said.some((time) => isOf(habit, time)) ? [at] : []));
  const named = readTargets(reading, within, state, { without: here });
  const [target, ...others] = held.length > 0 ? held : nearPlaces(named, clause);
  if (target === undefined || others.length > 0) return null;
  return named.is === 'places' && !named.places.includes(target) ? null : target;
}

/** `Half ten's no good, make it half eleven`: the time in a habit's own words gives way to another one. */
export function timeRequest(clause: Clause): Request | null {
  const here = timesAsked(clause);
  const next = here.at(-1);
  const target = next ? habitMeant(clause, here) : null;
  const habit = target === null ? undefined : clause.state.habits[target];
  if (!next || target === null || !habit || isOf(habit, next)) return null;
  const text = withTime(habit, wordsOf(clause.reading, next));
  if (!text) return null;
  return { meant: { is: 'places', places: [target] }, toActs: () => [{ act: 'reword', target, text }] };
}
