import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { wordsOf } from '#coach/text/reading.ts';
import { ownTime, type Time, timesSaid, withTime } from '../own-time.ts';
import { readTargets } from '../targets/targets.ts';
import type { Clause, Request } from './request.ts';

const MOST_WORDS_BESIDE = 6;
const asksTime = new Pattern(
  '(make it|make that|make the|change it to|change that to|should be|could be|to be|can be|is possible|is posible|is better|is fine|would do|works|is ok|more like|say)',
);

/** `Half ten's no good, make it half eleven`: the time in a habit's own words gives way to another one. */
export function timeRequest({ reading, within, state, spoken }: Clause): Request | null {
  const { habits, focus } = state;
  const here = timesSaid(reading, within);
  const before = timesSaid(reading, { from: 0, to: within.from });
  const next = here.at(-1);
  if (!next || here.length > 2 || within.to - within.from > next.to - next.from + MOST_WORDS_BESIDE) return null;
  const isAlone = within.to - within.from === next.to - next.from;
  if (here.length < 2 && !isAlone && !asksTime.find(reading, within)) return null;
  const old = here.length === 2 ? here[0] : before.at(-1);
  const isOf = (habit: PlannedHabit, time: Time) => ownTime(habit)?.time.minutes === time.minutes;
  const held = habits.flatMap((habit, at) => ([old, ...before].some((time) => time && isOf(habit, time)) ? [at] : []));
  const named = readTargets(reading, within, state, { without: here });
  const near = named.is === 'places' ? named.places : spoken.length > 0 ? spoken : focus === null ? [] : [focus];
  const meant = held.length > 0 ? held : near;
  const [target] = meant;
  const habit = target === undefined ? undefined : habits[target];
  const text = habit && withTime(habit, wordsOf(reading, next));
  if (!habit || meant.length !== 1 || target === undefined || !text || isOf(habit, next)) return null;
  if (named.is === 'places' && !named.places.includes(target)) return null;
  return { meant: { is: 'places', places: [target] }, toActs: () => [{ act: 'reword', target, text }] };
}
