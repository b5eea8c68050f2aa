import { type Choice, nextPlan } from '#core/adaptive-plan/next-plan.ts';
import {
  type AdaptiveHabit,
  type Candidate,
  totalLoad,
  type WeekRecord,
  getWeight,
} from '#core/adaptive-plan/terms.ts';
import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { getTarget, isLimit } from '#core/amount/measure.ts';
import { checkStep } from './check-step.ts';
import { Random } from './random.ts';

/** The model of a person (coaching.md 6d): how habits grow on them, what a hard plan costs, when they give up. */

export type World = {
  /** What a day of difficulty above easy costs in log-odds. */
  readonly betaDifficulty: number;
  /** How much a bad week raises the chance of giving up. */
  readonly alpha: number;
  /** What each point of load costs in log-odds. */
  readonly lambda: number;
};
export type Arm = 'static' | 'adaptive' | 'always harder' | 'random choice';
export const ARMS: readonly Arm[] = ['static', 'adaptive', 'always harder', 'random choice'];

export type Life = {
  readonly stayed: boolean;
  readonly dose: number;
  readonly lastDose: number;
  readonly automaticity: number;
  readonly badWeeks: number;
  /** Dose of each week lived, 0 after giving up. */
  readonly weeks: readonly number[];
};

export const WEEKS = 16;
const CHOICES: readonly Choice[] = ['easier', 'same', 'harder'];
const GAIN = { easy: 1.15, medium: 1, hard: 0.85 } as const;

const habit = (seriesId: string, change: Partial<AdaptiveHabit>): AdaptiveHabit => ({
  seriesId,
  templateId: seriesId,
  habitType: 'core',
  difficulty: 'easy',
  frequency: 7,
  range: { min: 2, max: 7 },
  answers: [],
  impact: false,
  days: null,
  measure: null,
  quantity: null,
  ...change,
});

const PLAIN: readonly AdaptiveHabit[] = [
  habit('a', { difficulty: 'medium', frequency: 5 }),
  habit('b', { frequency: 7 }),
  habit('c', { habitType: 'experimental', difficulty: 'medium', frequency: 2, range: { min: 1, max: 5 } }),
];

const inPlain = (changes: Readonly<Record<string, Partial<AdaptiveHabit>>>) =>
  PLAIN.map((one): AdaptiveHabit => ({ ...one, ...changes[one.seriesId] }));

/** A load of 21, the same for everybody: by count for a third, on named days for a third, with amounts and a limit for a third. */
const START_PLANS: readonly (readonly AdaptiveHabit[])[] = [
  PLAIN,
  inPlain({
    a: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
    c: { days: ['tuesday', 'saturday'] },
  }),
  inPlain({
    a: { measure: { unit: 'glasses', atLeast: 8 }, amounts: { easy: 6, medium: 8, hard: 10 } },
    b: { measure: { unit: 'coffees', atMost: 6 }, sizes: ['easy'] },
    c: {
      impact: true,
      quantity: 20,
      measure: { unit: 'minutes', atLeast: 20 },
      amounts: { easy: 15, medium: 20 },
      sizes: ['easy', 'medium'],
    },
  }),
];

const CANDIDATES: readonly Candidate[] = ['d', 'e', 'f', 'g'].map((templateId) => ({
  templateId,
  habitType: 'experimental',
  answers: ['no_time'],
  impact: false,
  frequency: { min: 1, default: 2, max: 5 },
}));

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

type Person = ReturnType<typeof getPerson>;

function getPerson(random: Random) {
  const daysTo95 = Math.min(400, Math.max(12, Math.exp(random.normal(Math.log(66), 0.8))));
  return {
    growth: 1 - 0.05 ** (1 / daysTo95),
    capability: random.normal(0, 1),
    motivation: random.normal(0.8, 0.6),
    decay: random.between(2, 6),
    sickness: random.between(0.02, 0.12),
    // Drawn last, so that a person by count lives the same days as before there were named ones.
    busyDay: Math.floor(random.next() * 7),
  };
}

const weekdayOf = (day: number) => WEEKDAYS[day] as Weekday;

/** What a named day costs that falls on the person's busiest one, in log-odds; it may be made up for the day after. */
const BUSY = 1.5;
const MADE_UP = 0.3;

/** How much more is asked than at its size: a limit lower, an amount that grew by tenths. */
function getExtra({ measure, difficulty, amounts, impact }: AdaptiveHabit): number {
  if (!measure) return 0;
  const start = START_PLANS.flat().find((one) => one.measure?.unit === measure.unit)?.measure;
  if (isLimit(measure) && start) return 1 - measure.atMost / getTarget(start);
  const usual = amounts?.[difficulty];
  return impact && usual ? Math.max(0, getTarget(measure) / usual - 1) : 0;
}

/** Days of the week on which a habit is due: its named ones, else as many as it has, spread evenly. */
function isDue({ frequency, days }: AdaptiveHabit, day: number): boolean {
  if (days) return days.includes(weekdayOf(day));
  return Math.floor(((day + 1) * frequency) / 7) > Math.floor((day * frequency) / 7);
}

/** A named day that went by may be made up for on the day after it. */
function mayMakeUp(
  { days }: AdaptiveHabit,
  { day, doneOn, random }: { day: number; doneOn: readonly Weekday[]; random: Random },
): boolean {
  const before = WEEKDAYS[day - 1];
  return Boolean(days && before && days.includes(before) && !doneOn.includes(before) && random.next() < MADE_UP);
}

type Mind = { efficacy: number; readonly strength: Map<string, number> };
type LivedWeek = { record: WeekRecord; adherence: number; dose: number; brokenTwice: number };

function liveWeek(
  plan: readonly AdaptiveHabit[],
  { person, mind, world, week, seed }: { person: Person; mind: Mind; world: World; week: number; seed: number[] },
): LivedWeek {
  const load = totalLoad(plan);
  const isSick = new Random(...seed, week, 1).next() < person.sickness;
  const done = new Map<string, Weekday[]>();
  const base = 1.2 + person.motivation * Math.exp(-week / person.decay) + 0.4 * person.capability + mind.efficacy;
  let [missedDays, brokenTwice] = [0, 0];
  for (let day = 0; day < 7; day += 1) {
    let [due, kept] = [0, 0];
    plan.forEach((habit, at) => {
      const { seriesId, difficulty, days } = habit;
      const doneOn = done.get(seriesId) ?? [];
      if (!isDue(habit, day)) {
        if (mayMakeUp(habit, { day, doneOn, random: new Random(...seed, week, day, at, 3) }))
          done.set(seriesId, [...doneOn, weekdayOf(day)]);
        return;
      }
      const random = new Random(...seed, week, day, at);
      const strength = mind.strength.get(seriesId) ?? 0;
      const busy = days && day === person.busyDay ? BUSY : 0;
      const cost = world.betaDifficulty * (getWeight(difficulty) - 1 + getExtra(habit)) + world.lambda * load + busy;
      const isDone = !isSick && random.next() < logistic(base + 3 * strength + random.normal(0, 0.5) - cost);
      due += 1;
      kept += isDone ? 1 : 0;
      if (isDone) done.set(seriesId, [...doneOn, weekdayOf(day)]);
      const step = isDone ? GAIN[difficulty] * person.growth * (1 - strength) : -0.2 * person.growth * strength;
      mind.strength.set(seriesId, strength + step);
    });
    missedDays = due > 0 && kept === 0 ? missedDays + 1 : 0;
    if (missedDays === 2) brokenTwice += 1;
  }
  const total = plan.reduce((sum, { frequency }) => sum + frequency, 0);
  const timesOf = ({ seriesId }: AdaptiveHabit) => done.get(seriesId)?.length ?? 0;
  const count = plan.reduce((sum, one) => sum + timesOf(one), 0);
  const dose = plan.reduce((sum, one) => sum + timesOf(one) * (getWeight(one.difficulty) + getExtra(one)), 0);
  const habits = Object.fromEntries(
    plan.map((one) => [
      one.seriesId,
      { done: timesOf(one), target: one.frequency, doneOn: done.get(one.seriesId) ?? [] },
    ]),
  );
  return { record: { observed: count > 0, habits }, adherence: count / total, dose, brokenTwice };
}

function getChoice(arm: Arm, adherence: number, random: Random): Choice {
  const drawn = CHOICES[Math.floor(random.next() * CHOICES.length)] as Choice;
  if (arm === 'always harder') return 'harder';
  if (arm === 'random choice' || random.next() < 0.15) return drawn;
  if (adherence < 0.55) return 'easier';
  return adherence > 0.85 ? 'harder' : 'same';
}

/** Sixteen weeks of one person under one way of planning. The same seed is the same person with the same days. */
export function live(arm: Arm, world: World, seed: number[]): Life {
  const person = getPerson(new Random(...seed));
  const mind: Mind = { efficacy: 0, strength: new Map() };
  let plan = START_PLANS[(seed.at(-1) ?? 0) % START_PLANS.length] ?? PLAIN;
  const records: WeekRecord[] = [];
  const weeks = Array.from({ length: WEEKS }, () => 0);
  let badWeeks = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    const { record, adherence, dose, brokenTwice } = liveWeek(plan, { person, mind, world, week, seed });
    weeks[week] = dose;
    records.unshift(record);
    mind.efficacy = Math.min(1.2, Math.max(-1.2, mind.efficacy + 0.5 * (adherence - 0.6)));
    if (adherence < 0.5) badWeeks += 1;
    const isTooEasy = adherence > 0.9 && totalLoad(plan) < 8 ? 0.03 : 0;
    const leaving = 0.01 + world.alpha * Math.max(0, 0.5 - adherence) + isTooEasy + 0.02 * brokenTwice;
    const fate = new Random(...seed, week, 2);
    if (fate.next() < leaving) return getLife({ stayed: false, weeks, badWeeks, mind });
    if (arm === 'static') continue;
    const choice = getChoice(arm, adherence, fate);
    const frictions = adherence < 0.55 ? ['no_time'] : [];
    const { habits: next } = nextPlan({
      habits: plan,
      weeks: records.slice(0, 6),
      choice,
      frictions,
      mode: 'normal',
      candidates: CANDIDATES,
    });
    checkStep(plan, next);
    plan = next;
  }
  return getLife({ stayed: true, weeks, badWeeks, mind });
}

function getLife({
  stayed,
  weeks,
  badWeeks,
  mind,
}: Pick<Life, 'stayed' | 'weeks' | 'badWeeks'> & { mind: Mind }): Life {
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const core = PLAIN.filter(({ habitType }) => habitType === 'core');
  const automaticity = sum(core.map(({ seriesId }) => mind.strength.get(seriesId) ?? 0)) / core.length;
  return { stayed, weeks, badWeeks, dose: sum(weeks), lastDose: sum(weeks.slice(-4)), automaticity };
}
