import type { PlannedHabit } from '#core/plan/plan.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, wordsOf } from '#coach/text/reading.ts';
import { COMMANDS, REQUESTS } from '../act-words.ts';
import { actsFor, partOf } from '../values/acts-for.ts';
import { ownTime, timesSaid } from '../values/own-time.ts';
import { namesIn } from '../targets/target-names.ts';
import { type Meant, readTargets } from '../targets/targets.ts';
import { isAt } from '../targets/by-property.ts';
import { readOwnHabit } from './own-habit.ts';
import type { NewSize } from '../values/read-values.ts';
import { givingWay, nearestIn } from '../values/unit-of-act.ts';
import { isEmpty, rangesOf, readValues, type Values } from '../values/said-values.ts';
import { isTold } from './is-told.ts';
import { dayTimeRequest, timeRequest } from './read-time-exchange.ts';
import { timesADayRequest } from '../values/times-a-day.ts';
import { planActs } from '../values/plan-size.ts';
import { freeDaysRequest, refusedBefore } from './read-day-acts.ts';
import type { Clause, Request } from './request.ts';

const tooMuch = new Pattern('too (much|many|hard|difficult|ambitious|little|small)');

const hasCommand = ({ reading, within }: Clause) => {
  const [first] = reading.tokens.slice(within.from, within.from + 1);
  return first !== undefined && (COMMANDS.has(first.word) || COMMANDS.has(first.lemma) || within.from > 0);
};

const places = (habits: readonly PlannedHabit[], isMeant: (habit: PlannedHabit) => boolean) =>
  habits.flatMap((habit, at) => (isMeant(habit) ? [at] : []));

/** The habits that a new size means by itself. Too much of everything is a complaint, and believed as one: it asks for no size. */
function meantBySize({ reading, within, state }: Clause, size: NewSize): readonly number[] | undefined {
  if (size.is === 'step') return stepOfPlan.find(reading, within) ? everyPlace(state.habits) : undefined;
  if (size.is === 'times') return undefined;
  return nearestIn(state.habits, size.amount);
}

/** What is to be easier or harder where nothing was spoken of is the plan. */
const stepOfPlan = new Pattern(
  '^ (make it|make them|a bit|much|far|something)? (easier|simpler|gentler|lighter|harder|tougher) (please|then|fam|bro|mate|for me)? $',
);
const everyPlace = (habits: readonly PlannedHabit[]) => habits.map((_, at) => at);

/** The habits that values mean by themselves, where none is named; undefined where that has to be asked. */
function meantByValues(
  clause: Clause,
  { size, days, count, cues, refused, who }: Values,
): readonly number[] | undefined {
  const { habits } = clause.state;
  if (size?.present) return givingWay(habits, size);
  const [time] = refused;
  if (time) return places(habits, (habit) => isAt(habit, partOf(clause.reading, time)));
  if (days.some(({ value }) => value.how === 'not')) return cues.length > 0 ? undefined : everyPlace(habits);
  if (cues.length > 0 || who) return undefined;
  if (days.length > 0 || count) return undefined;
  return size ? meantBySize(clause, size.value) : undefined;
}

/** The one habit that counts what a size counts, where the one that was spoken of does not. */
function countedBy({ state }: Clause, size: NewSize | undefined): readonly number[] | null {
  const amount = size?.is === 'value' || size?.is === 'by' ? size.amount : null;
  const counting = amount?.unit ? (nearestIn(state.habits, amount) ?? []) : [];
  return counting.length === 1 && !counting.includes(state.focus ?? -1) ? counting : null;
}

/** The habits that are on a day which gives way to another one. */
function onOldDay(clause: Clause, { days }: Values): readonly number[] {
  const before = days.some(({ value }) => value.how === 'not') ? [] : refusedBefore(clause);
  const old = days.flatMap(({ value }) => (value.how === 'from-to' ? value.days.slice(0, 1) : before));
  return places(clause.state.habits, (habit) => habit.days?.some((day) => old.includes(day)) === true);
}

/** `stopping at six is impossible on Wednesdays`: the one habit that is at a time which is said. */
function atOwnTime({ reading, within, state }: Clause): readonly number[] {
  const said = timesSaid(reading, within).map(({ minutes }) => minutes);
  const held = places(state.habits, (habit) => said.includes(ownTime(habit)?.time.minutes ?? -1));
  return held.length === 1 ? held : [];
}

function otherwiseOf(clause: Clause, values: Values): readonly number[] | undefined {
  const { state, spoken } = clause;
  const held = values.cues.length > 0 && spoken.length === 0 ? atOwnTime(clause) : [];
  if (held.length > 0) return held;
  const moved = onOldDay(clause, values);
  if (moved.length > 0 && (spoken.length === 0 || moved.every((at) => spoken.includes(at)))) return moved;
  if (spoken.length > 0) return spoken;
  return countedBy(clause, values.size?.value) ?? meantHere(clause, values, state.focus);
}

/** The habits that values mean by themselves, or the one that was spoken of. */
function meantHere(clause: Clause, values: Values, focus: number | null): readonly number[] | undefined {
  const byValues = meantByValues(clause, values);
  const isOfSome = values.size?.present !== undefined && values.size.present !== null;
  if (!isOfSome && values.refused.length === 0) return focus === null ? byValues : [focus];
  return focus !== null && byValues?.includes(focus) ? [focus] : byValues;
}

const needsMore = (values: Values) =>
  values.cues.length > 0 && !values.size && !values.count && values.days.length === 0;

/** What a clause says of the size, the days, the time, the place and the company of habits. */
export function readValueActs(clause: Clause): Request | null {
  const { reading, within } = clause;
  const away = freeDaysRequest(clause);
  if (away) return away;
  if (isTold(clause)) return null;
  const time = timesADayRequest(clause) ?? dayTimeRequest(clause) ?? timeRequest(clause);
  if (time) return time;
  return requestFor(clause, readValues(reading, within));
}

/** `Ten minutes in the garden`: a place that is a habit's own name says which one is meant. */
function namedByCue(clause: Clause, values: Values): Request | null {
  const { reading, within, state, spoken } = clause;
  if (values.cues.length === 0 || (!values.size && values.days.length === 0 && !values.count)) return null;
  const isOpen = readTargets(reading, within, state, { without: rangesOf(values), spoken }).is === 'none';
  const isVerbatim = (phrase: Range) =>
    state.habits.some(({ description }) =>
      description.toLowerCase().includes(wordsOf(reading, { from: phrase.from + 1, to: phrase.to }).toLowerCase()),
    );
  const [cue] = values.cues.filter((phrase) =>
    namesIn(reading, phrase).length > 1 ? isOpen || isVerbatim(phrase) : isOpen && namesIn(reading, phrase).length > 0,
  );
  const meant: Meant = cue ? readTargets(reading, cue, state) : { is: 'none' };
  if (!cue || meant.is !== 'places' || meant.places.length !== 1) return null;
  return requestFor(clause, { ...values, cues: values.cues.filter((other) => other !== cue) }, meant);
}

/** True when words with a value in them are about something else than the plan. */
function isBeside(clause: Clause, values: Values, meant: Meant): boolean {
  const { reading, within, state, spoken } = clause;
  if (meant.is === 'unknown') return !hasCommand(clause);
  if (meant.is !== 'none') return false;
  const isLost = spoken.length === 0 && state.focus === null && !hasCommand(clause);
  return (needsMore(values) && isLost) || namesIn(reading, within, rangesOf(values)).length > 2;
}

const ofDays = patterns(...REQUESTS.ofDays);

const MOST_DAYS = 7;

/** `make it 4`, where the coach has just spoken of days: so many of them. */
function inDays({ state: { facts } }: Clause, values: Values): Values {
  const { size, count } = values;
  const bare = size?.value.is === 'value' && !size.present && !count ? size.value.amount : null;
  const said = facts.messages.at(-2);
  const isOfDays = said?.role === 'assistant' && firstOf(ofDays, read(said.content)) !== null;
  if (!size || !bare || !isOfDays || bare.unit !== null || bare.value > MOST_DAYS) return values;
  return { ...values, size: null, count: { value: bare.value, range: size.range } };
}

function requestFor(clause: Clause, said: Values, known: Meant | null = null): Request | null {
  const values = inDays(clause, said);
  if (isEmpty(values)) return null;
  const named = known ? null : namedByCue(clause, values);
  return named ?? requestOf(clause, values, known);
}

/** `everything is too much`: it asks for no size of one habit. */
const isComplaint = ({ reading, within }: Clause, { size }: Values) =>
  size?.value.is === 'step' && tooMuch.find(reading, within) !== null;

const isOfNoHabit = (meant: Meant, otherwise: readonly number[] | undefined, count: number) =>
  meant.is === 'places' ? meant.places.length === count : meant.is === 'none' && !otherwise;

function requestOf(clause: Clause, values: Values, known: Meant | null): Request | null {
  const { reading, within, state, spoken } = clause;
  const meant: Meant = known ?? readTargets(reading, within, state, { without: rangesOf(values), spoken });
  if (isBeside(clause, values, meant)) return null;
  const otherwise = otherwiseOf(clause, values);
  if (isComplaint(clause, values) && isOfNoHabit(meant, otherwise, state.habits.length)) return null;
  return {
    meant,
    toActs: (targets) =>
      planActs(clause, values, targets) ?? targets.flatMap((target, turn) => actsFor(clause, values, target, turn)),
    ...(otherwise && { otherwise }),
    own: meant.is === 'unknown' ? readOwnHabit(reading, within) : null,
  };
}
