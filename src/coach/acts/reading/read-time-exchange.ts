import knowledge from '#content/knowledge.json' with { type: 'json' };
import { small } from '#core/words/capital.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { daysInWords } from '../saying/habit-names.ts';
import { ownTime, type Time, timesSaid, withTime } from '../values/own-time.ts';
import { isRefused } from '../values/read-days.ts';
import { type Meant, readTargets } from '../targets/targets.ts';
import type { Clause, Request } from './request.ts';

const MOST_WORDS_BESIDE = 8;
const AT = new Set(['at', 'by', 'before', 'till', 'until']);
const asksTime = new Pattern(knowledge.acts.words.readTimeExchangeAsksTime);

/** An order of another kind: what is told behind it may hold a time. */
const asksOther = new Pattern(knowledge.acts.words.readTimeExchangeAsksOther);

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
  const named = readTargets(reading, within, state, { without: here, spoken: clause.spoken });
  const [target, ...others] = held.length > 0 ? held : nearPlaces(named, clause);
  if (target === undefined || others.length > 0) return null;
  return named.is === 'places' && !named.places.includes(target) ? null : target;
}

const onlyThen = new Pattern('(only|to|instead) (on)? #days');

/** `at 9 on Mondays`, of a habit that is at 9: its cue, for these of its days. */
const onDays = (words: string, days: readonly Weekday[]) =>
  `${words} ${daysInWords({ days: [...days], targetFrequency: 1 })}`;

/** The cue of a habit of which some days get a time of their own; null where that is no part of its days. */
function cueOfDays(
  { days, implementationIntention }: PlannedHabit,
  said: readonly Weekday[],
  time: string,
): string | null {
  const [opening = ''] = implementationIntention.split(', ');
  const rest = days?.filter((day) => !said.includes(day)) ?? [];
  const isPart = rest.length > 0 && said.every((day) => days?.includes(day));
  const own = small(opening);
  const isApart = read(own).spans.some(({ kind }) => kind === 'days');
  return isPart && !isApart ? `${onDays(own, rest)} and ${onDays(`at ${time}`, said)}` : null;
}

/** The days and the time of a clause that names one of each; none where the days are those that a habit is to be on. */
function dayAndTime({
  reading,
  within,
}: Clause): { days: Range & { readonly days: readonly Weekday[] }; time: Time } | null {
  const [days, ...moreDays] = spansIn(reading, 'days', within);
  const [time, ...moreTimes] = timesSaid(reading, within);
  if (!days || !time || moreDays.length + moreTimes.length > 0 || onlyThen.find(reading, within)) return null;
  return TO.has(reading.tokens[time.from - 1]?.word ?? '') && !isRefused(reading, within, days) ? { days, time } : null;
}

/** `move just the Friday ones to 10`, `the gym at 10 on Fridays`: some days get a time of their own, and the others keep theirs. */
export function dayTimeRequest(clause: Clause): Request | null {
  const { reading, within, state, spoken } = clause;
  const found = dayAndTime(clause);
  if (!found) return null;
  const { days, time } = found;
  const isName = ['one', 'ones'].includes(reading.tokens[days.to]?.word ?? '');
  const meant = readTargets(reading, within, state, { without: isName ? [time] : [time, days], spoken });
  const places = meant.is === 'places' ? meant.places : spoken;
  const toActs = (targets: readonly number[]): PlanAct[] =>
    targets.flatMap((target) => {
      const habit = state.habits[target];
      const cue = habit && cueOfDays(habit, days.days, wordsOf(reading, time));
      return cue ? [{ act: 'cue', target, cue }] : [];
    });
  return toActs(places).length > 0 ? { meant: { is: 'places', places }, toActs } : null;
}

const TO = new Set(['to', 'at']);

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
