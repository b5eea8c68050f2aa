import type { PlanAct } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { withinOneEdit } from '#coach/text/language.ts';
import { read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { daysAct } from '../reading/read-day-acts.ts';
import type { Clause } from '../reading/request.ts';
import { hourAct, hourOf, withOwnUnit } from './bare-number.ts';
import type { CuePhrase } from './cue-phrase.ts';
import { minutesOf, ownTime, withTime } from './own-time.ts';
import { amountOf, type NewSize, niceNumber } from './read-values.ts';
import type { Values } from './said-values.ts';
import { forSomeDays } from './some-days.ts';

const only = new Pattern('(only|just)');

function resized(habit: PlannedHabit, target: number, size: NewSize): PlanAct {
  const made = (value: number, unit: string | null): PlanAct => ({ act: 'resize', target, to: { value, unit } });
  if (size.is === 'value') return made(size.amount.value, size.amount.unit);
  if (size.is === 'step') return { act: 'resize', target, to: size.to };
  const unit = size.is === 'by' ? size.amount.unit : null;
  const own = amountOf(habit, unit);
  const isLess = size.is === 'by' ? size.amount.value < 0 : size.factor < 1;
  if (!own) return { act: 'resize', target, to: isLess ? 'smaller' : 'larger' };
  const value = size.is === 'by' ? own.value + size.amount.value : own.value * size.factor;
  return made(
    Math.max(Math.min(1, own.value), size.is === 'by' ? Math.round(value * 1000) / 1000 : halved(value)),
    own.unit,
  );
}

/** Half of five is two and a half: nobody says so of minutes. */
const halved = (value: number) => (Number.isInteger(value) || value < 3 ? value : niceNumber(value));

/** Cues that stand in for a time that does not suit, each at another time of the day. */
const OTHER_CUES: Readonly<Record<string, readonly string[]>> = {
  morning: ['after lunch', 'after dinner', 'when I come home'],
  noon: ['after breakfast', 'when I come home', 'after dinner'],
  afternoon: ['after breakfast', 'after dinner', 'when I come home'],
  evening: ['after lunch', 'after breakfast', 'when my first break starts'],
  night: ['after dinner', 'when I come home', 'after lunch'],
};

export function partOf(reading: Reading, cue: CuePhrase): string {
  const part = spansIn(reading, 'part', cue)[0];
  return part?.kind === 'part' ? part.part : 'morning';
}

/** The time in a habit's own words: `Leave work at five` on Fridays at four. */
function withClock(reading: Reading, cue: CuePhrase, habit: PlannedHabit): string | null {
  const [clock] = spansIn(reading, 'clock', cue);
  const isSame = clock && minutesOf(wordsOf(reading, clock)) === ownTime(habit)?.time.minutes;
  if (isSame) return habit.description;
  return clock && cue.to === clock.to ? withTime(habit, wordsOf(reading, clock)) : null;
}

function cueAct({ reading, state }: Clause, { cues, refused }: Values, target: number, turn: number): PlanAct[] {
  const habit = state.habits[target];
  const [cue, ...more] = cues;
  const timed = cue && more.length === 0 && habit ? withClock(reading, cue, habit) : null;
  // The hour that it is at already changes nothing.
  if (timed) return timed === habit?.description ? [] : [{ act: 'reword', target, text: timed }];
  if (cues.length > 0) return [{ act: 'cue', target, cue: [...new Set(cues.map(({ words }) => words))].join(', ') }];
  const [time] = refused;
  const others = time ? (OTHER_CUES[partOf(reading, time)] ?? []) : [];
  return time ? [{ act: 'cue', target, cue: others[turn % others.length] ?? 'after lunch' }] : [];
}

/** Units of any practice; others are sizes only of a habit that counts them already. */
const UNITS = new Set(REQUESTS.units);

/** A unit of the habit's own words, as it may be typed. */
const isSaidIn = ({ description }: PlannedHabit, unit: string) =>
  read(description).tokens.some(
    ({ word, lemma }) => lemma === unit || word === unit || (unit.length > 3 && withinOneEdit(unit, lemma)),
  );

/** A new size that a habit can have, and does not have already. */
function isSizeFor(habit: PlannedHabit, size: NewSize): boolean {
  if (size.is !== 'value' && size.is !== 'by') return true;
  const { value, unit } = size.amount;
  const own = amountOf(habit, unit);
  if (unit === null && own === null && ownTime(habit) !== null) return false;
  return unit === null || UNITS.has(unit) || own !== null || isSaidIn(habit, unit)
    ? size.is === 'by' || own?.value !== value
    : false;
}

/** Whether a habit says with whom already. */
function isSaidOf({ description }: PlannedHabit, who: string): boolean {
  const own = read(description).tokens.map(({ word }) => word);
  return read(who).tokens.every(({ word }) => own.includes(word));
}

/** All that a clause says of one habit, as acts. */
export function actsFor(clause: Clause, all: Values, target: number, turn: number): PlanAct[] {
  const habit = clause.state.habits[target];
  if (!habit) return [];
  const said = withOwnUnit(clause, all, habit);
  const hour = hourOf(clause, said, habit);
  const values = hour === null ? said : { ...said, size: null };
  const [days, ...more] = values.days;
  const apart =
    days && more.length === 0 && !only.find(clause.reading, clause.within)
      ? forSomeDays(days.value, { habit, target, acts: actsFor(clause, { ...values, days: [] }, target, turn) })
      : null;
  if (apart) return apart;
  return [
    ...(hour === null ? [] : [hourAct(habit, target, hour)]),
    ...(values.size && isSizeFor(habit, values.size.value) ? [resized(habit, target, values.size.value)] : []),
    ...daysAct(clause, values, habit, target),
    ...cueAct(clause, values, target, turn),
    ...(values.who && !isSaidOf(habit, values.who.value)
      ? [{ act: 'with' as const, target, who: values.who.value }]
      : []),
  ];
}
