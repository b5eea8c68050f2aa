import type { Weekday } from '#core/calendar/calendar.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { AMOUNT, isLimit, type Measure, UNIT_MAX, getTarget } from '#core/amount/measure.ts';
import { DAY_PARTS, type DayPart, isMoment, type Moment } from '#core/habit/moment.ts';
import { isOwnTime } from '#core/habit/own-time.ts';
import { type OwnWords, toOwnWords } from '#core/habit/own-words.ts';
import { withOwnWords } from '#core/habit/with-own-words.ts';
import {
  type Difficulty,
  FREQUENCY,
  HABIT_DESCRIPTION_MAX,
  type HabitType,
  INTENTION_MAX,
  type PlannedHabit,
} from '#core/plan/plan.ts';
import { readAmount, toFieldText } from '#web/habit/amount-text.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { ownTimeMessages } from '#features/reminders/own-time-messages.ts';

const { problems } = editMessages.amount;
const { words } = editMessages;

/** A habit before anything was said of it. */
const NEW_WORDS = { description: '', implementationIntention: '' };

/** A habit to be written. */
export function toNewHabit(habitType: HabitType): PlannedHabit {
  return { ...NEW_WORDS, targetFrequency: NEW_TIMES, difficulty: 'easy', habitType, order: 0 };
}

/** Days a week of a habit that somebody writes, before they choose. */
const NEW_TIMES = 3;

export type MeasureKind = 'none' | 'atLeast' | 'atMost';

/** A habit as it stands in its fields, right or not. */
export type HabitFields = OwnWords & {
  readonly difficulty: Difficulty;
  readonly habitType: HabitType;
  readonly times: number;
  /** All seven while they are being chosen; none means any days. */
  readonly days: readonly Weekday[];
  readonly kind: MeasureKind;
  readonly amount: string;
  readonly unit: string;
  readonly moment: DayPart | 'any' | 'exact';
  /** Counts when `moment` is exact. */
  readonly time: string;
  /** When its owner is reminded, as it is typed; null for never. */
  readonly remindAt: string | null;
};

/** What the fields say of a habit's days, amount and time. */
type HabitDetails = {
  targetFrequency: number;
  days: Weekday[] | null;
  measure: Measure | null;
  moment: Moment | null;
};

export type FieldProblems = {
  readonly [field in 'name' | 'words' | 'amount' | 'unit' | 'time' | 'remindAt']?: string;
};

const isPart = (moment: Moment): moment is DayPart => DAY_PARTS.some((part) => part === moment);

function measureFields(measure: Measure | null): Pick<HabitFields, 'kind' | 'amount' | 'unit'> {
  if (measure === null) return { kind: 'none', amount: '', unit: '' };
  return { kind: isLimit(measure) ? 'atMost' : 'atLeast', amount: toFieldText(getTarget(measure)), unit: measure.unit };
}

function momentFields(moment: Moment | null): Pick<HabitFields, 'moment' | 'time'> {
  if (moment === null) return { moment: 'any', time: '' };
  return isPart(moment) ? { moment, time: '' } : { moment: 'exact', time: moment };
}

export function toFields(habit: PlannedHabit): HabitFields {
  const { targetFrequency, days, measure, moment, difficulty, habitType } = habit;
  return {
    ...toOwnWords(habit),
    difficulty,
    habitType,
    times: targetFrequency,
    days: days ?? [],
    ...measureFields(measure ?? null),
    ...momentFields(moment ?? null),
    remindAt: habit.remindAt ?? null,
  };
}

function amountProblem({ kind, amount }: HabitFields): string | undefined {
  const read = readAmount(amount);
  if (read === null) return problems.missing;
  if (read === 'tooMuch') return problems.tooMuch;
  if (typeof read !== 'number') return problems.nonsense;
  return kind === 'atLeast' && read < AMOUNT.least ? problems.nothing : undefined;
}

function unitProblem(unit: string): string | undefined {
  if (unit.trim() === '') return problems.noUnit;
  return unit.trim().length > UNIT_MAX ? problems.longUnit : undefined;
}

function nameProblem(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return words.noName;
  return length > HABIT_DESCRIPTION_MAX ? words.longName(length) : undefined;
}

function wordsProblem(fields: HabitFields): string | undefined {
  const { length } = withOwnWords(NEW_WORDS, fields).implementationIntention;
  return length > INTENTION_MAX ? words.longWords(length) : undefined;
}

/** What is wrong, by field; nothing where the fields can be taken as they are. */
export function fieldProblems(fields: HabitFields): FieldProblems {
  const [name, said] = [nameProblem(fields.name), wordsProblem(fields)];
  const [amount, unit] = fields.kind === 'none' ? [] : [amountProblem(fields), unitProblem(fields.unit)];
  const time = fields.moment === 'exact' && !isMoment(fields.time) ? editMessages.moment.missing : undefined;
  const remindAt = fields.remindAt === null || isOwnTime(fields.remindAt) ? undefined : ownTimeMessages.missing;
  const found = { name, words: said, amount, unit, time, remindAt };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

export function isSound(fields: HabitFields): boolean {
  return Object.keys(fieldProblems(fields)).length === 0;
}

/** What a day has to hold as the fields say it; null for done or not, and while something is wrong with it. */
export function readMeasure(fields: HabitFields): Measure | null {
  const { kind, amount, unit } = fields;
  const read = readAmount(amount);
  if (kind === 'none' || typeof read !== 'number' || amountProblem(fields) || unitProblem(unit)) return null;
  return kind === 'atLeast' ? { unit: unit.trim(), atLeast: read } : { unit: unit.trim(), atMost: read };
}

/** The moment that sound fields say. */
export function readMoment({ moment, time }: HabitFields): Moment | null {
  if (moment === 'any') return null;
  return moment === 'exact' ? (time as Moment) : moment;
}

/** What the fields say, null while something is wrong with them. Named days are as many as the days a week, and all seven are daily. */
function readFields(fields: HabitFields): HabitDetails | null {
  if (!isSound(fields)) return null;
  const days = toNamedDays(fields.days);
  const times = fields.days.length > 0 ? FREQUENCY.max : fields.times;
  return {
    targetFrequency: days?.length ?? times,
    days,
    measure: readMeasure(fields),
    moment: readMoment(fields),
  };
}

/** A habit with what its fields say; null while something is wrong with them. In other words it is no longer the coach's own. */
export function withFields(habit: PlannedHabit, fields: HabitFields): PlannedHabit | null {
  const details = readFields(fields);
  if (!details) return null;
  const { difficulty, habitType } = fields;
  const texts = withOwnWords(habit, fields);
  const { templateId: _coachs, ...own } = habit;
  const isSame = texts.description === habit.description;
  const told = withRemindAt({ ...(isSame ? habit : own), ...texts, difficulty, habitType }, fields.remindAt);
  return withDetails(told, details);
}

/** The same; one that is taken away is said to be none. */
function withRemindAt(habit: PlannedHabit, remindAt: string | null): PlannedHabit {
  if (remindAt === (habit.remindAt ?? null)) return habit;
  return { ...habit, remindAt: remindAt !== null && isOwnTime(remindAt) ? remindAt : null };
}

/** What it had none of and gets none of stays out of it. */
function withDetails(habit: PlannedHabit, { targetFrequency, ...details }: HabitDetails): PlannedHabit {
  const { days: _days, measure: _measure, moment: _moment, ...rest } = habit;
  const said = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
  return { ...rest, targetFrequency, ...said };
}

/** What a habit says, in one order and one form, whoever wrote it down. */
function toPlainText(habit: PlannedHabit): string {
  const said = withFields(habit, toFields(habit)) ?? habit;
  const { description, implementationIntention, targetFrequency, days, measure, moment, difficulty, habitType } = said;
  const amount = measure && [measure.unit, isLimit(measure), getTarget(measure)];
  const when = [days ?? null, moment ?? null, said.remindAt ?? null];
  const details = [targetFrequency, amount ?? null, ...when, difficulty, habitType];
  return JSON.stringify([description, implementationIntention, ...details]);
}

/** Whether two habits are the same in their fields. */
export function hasSameFields(a: PlannedHabit, b: PlannedHabit): boolean {
  return toPlainText(a) === toPlainText(b);
}
