import type { Weekday } from '#core/calendar/calendar.ts';
import { toNamedDays } from '#core/habit/habit-week.ts';
import { AMOUNT, isLimit, type Measure, UNIT_MAX, getTarget } from '#core/habit/measure.ts';
import { DAY_PARTS, type DayPart, isMoment, type Moment } from '#core/habit/moment.ts';
import { FREQUENCY, type PlannedHabit } from '#core/plan/plan.ts';
import { readAmount } from '#web/habit/amount-text.ts';
import { editMessages } from '#features/plans/edit-messages.ts';

const { problems } = editMessages.amount;

export type MeasureKind = 'none' | 'atLeast' | 'atMost';

/** A habit's days, amount and time as they stand in their fields, right or not. */
export type HabitFields = {
  readonly times: number;
  /** All seven while they are being chosen; none means any days. */
  readonly days: readonly Weekday[];
  readonly kind: MeasureKind;
  readonly amount: string;
  readonly unit: string;
  readonly moment: DayPart | 'any' | 'exact';
  /** Counts when `moment` is exact. */
  readonly time: string;
};

/** What the fields say of a habit. */
export type HabitDetails = {
  targetFrequency: number;
  days: Weekday[] | null;
  measure: Measure | null;
  moment: Moment | null;
};

export type FieldProblems = { readonly amount?: string; readonly unit?: string; readonly time?: string };

type Detailed = Pick<PlannedHabit, 'targetFrequency' | 'days' | 'measure' | 'moment'>;

const isPart = (moment: Moment): moment is DayPart => DAY_PARTS.some((part) => part === moment);

function measureFields(measure: Measure | null): Pick<HabitFields, 'kind' | 'amount' | 'unit'> {
  if (measure === null) return { kind: 'none', amount: '', unit: '' };
  return { kind: isLimit(measure) ? 'atMost' : 'atLeast', amount: String(getTarget(measure)), unit: measure.unit };
}

function momentFields(moment: Moment | null): Pick<HabitFields, 'moment' | 'time'> {
  if (moment === null) return { moment: 'any', time: '' };
  return isPart(moment) ? { moment, time: '' } : { moment: 'exact', time: moment };
}

export function toFields({ targetFrequency, days, measure, moment }: Detailed): HabitFields {
  return {
    times: targetFrequency,
    days: days ?? [],
    ...measureFields(measure ?? null),
    ...momentFields(moment ?? null),
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

/** What is wrong, by field; nothing where the fields can be taken as they are. */
export function fieldProblems(fields: HabitFields): FieldProblems {
  const [amount, unit] = fields.kind === 'none' ? [] : [amountProblem(fields), unitProblem(fields.unit)];
  const time = fields.moment === 'exact' && !isMoment(fields.time) ? editMessages.moment.missing : undefined;
  return { ...(amount && { amount }), ...(unit && { unit }), ...(time && { time }) };
}

export function isSound(fields: HabitFields): boolean {
  return Object.keys(fieldProblems(fields)).length === 0;
}

function readMeasure({ kind, amount, unit }: HabitFields): Measure | null {
  const read = readAmount(amount);
  if (kind === 'none' || typeof read !== 'number') return null;
  return kind === 'atLeast' ? { unit: unit.trim(), atLeast: read } : { unit: unit.trim(), atMost: read };
}

function readMoment({ moment, time }: HabitFields): Moment | null {
  if (moment === 'any') return null;
  return moment === 'exact' ? (time as Moment) : moment;
}

/** What the fields say, null while something is wrong with them. Named days are as many as the days a week, and all seven are daily. */
export function readFields(fields: HabitFields): HabitDetails | null {
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

/** A habit with what its fields say; what it had none of and gets none of stays out of it. */
export function withDetails<H extends Detailed>(habit: H, { targetFrequency, ...details }: HabitDetails): H {
  const { days: _days, measure: _measure, moment: _moment, ...rest } = habit;
  const said = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
  return { ...rest, targetFrequency, ...said } as unknown as H;
}

/** Whether two habits have the same days, amount and time. */
export function hasSameDetails(a: Detailed, b: Detailed): boolean {
  const text = (habit: Detailed) => JSON.stringify(readFields(toFields(habit)));
  return text(a) === text(b);
}
