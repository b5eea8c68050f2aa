import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { holdsAct } from '#coach/compose/held-act.ts';
import { hasImpact } from '#coach/compose/own-act.ts';
import { weeklyPart } from '#coach/compose/quantity.ts';
import { isMoney } from '#coach/text/values/money.ts';
import { type PlannedAct, sizesOf } from '#coach/compose/sized-act.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import { saysRare } from '#coach/goal/said/rare.ts';
import { foreignLine, getLanguages } from '#coach/text/languages/foreign.ts';
import { type Reading, read } from '#coach/text/reading.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { isBlocked, recogniseDomain } from '../domain/domain.ts';
import { isUnsafeText } from './habit-wording.ts';
import { isSameHabit } from './similar-habits.ts';
import { easyOnly } from './start-level.ts';

/** Acts of one goal that can stand in its plan: those beyond the core as experiments. */
const MOST_ACTS = 6;
/** The change is led by somebody else: the plan holds support alone. */
const LED_BY_OTHERS: ReadonlySet<SafetyLabel> = new Set(['withdrawal', 'medication']);
/** What these labels are about. */
const FOOD_AND_EXERCISE: ReadonlySet<NamedAct['kind']> = new Set(['move', 'eat', 'limit']);

/** What the body becomes is no act, and never a habit. */
const OUTCOMES = new Set(['lose', 'weigh', 'gain']);

export type NamedActs = {
  /** All that the goal names, but for what would harm. */
  readonly named: readonly PlannedAct[];
  /** Habits of the plan, in the person's own words: as many as may be core first. */
  readonly planned: readonly PlannedAct[];
  /** What the safety label keeps out of it. */
  readonly leftOut: readonly PlannedAct[];
};

function isHarmful(act: PlannedAct): boolean {
  if (OUTCOMES.has(act.verb)) return true;
  const label = assessSafety(act.text);
  const isUnsafe = [act, ...sizesOf(act)].some(({ text }) => isUnsafeText(text));
  return isUnsafe || (label !== 'none' && label !== 'caution');
}

const isHeld = (habit: string, act: NamedAct): boolean => holdsAct(habit, act) || isSameHabit(habit, act.text);

function isKeptOut(act: NamedAct, label: SafetyLabel, about: string): boolean {
  if (easyOnly(label) && hasImpact(act)) return true;
  if (label === 'overexercise') return act.kind === 'move';
  const { primary } = recogniseDomain({ description: act.text });
  if (label === 'ed_risk' && FOOD_AND_EXERCISE.has(act.kind)) return true;
  return isBlocked({ domain: primary, label, text: about });
}

/** Words behind a sum that may say for how long it is: `£50 a month`. */
const BEHIND_SUM = 2;

/** Money for a month or a year is put aside week by week; what is paid on a day of the month is paid as it is. */
function ofTheWeek(act: NamedAct, { spans, tokens }: Reading): PlannedAct {
  const { amount, when } = act;
  if (act.kind !== 'save' || !amount || !isMoney(amount.unit) || (when !== null && saysRare(when))) return act;
  const sum = spans.find((span) => span.kind === 'number' && span.value === amount.value);
  const words = sum ? tokens.slice(sum.to, sum.to + BEHIND_SUM).map(({ lemma }) => lemma) : [];
  const value = weeklyPart(amount.value, words);
  return value === null ? act : { ...act, amount: { ...amount, value }, towards: amount };
}

function isInAnotherLanguage(text: string): boolean {
  const languages = getLanguages(text);
  return foreignLine(text) !== null || (languages.length > 0 && !languages.includes('en'));
}

/** Which acts of a goal a plan may hold under its safety label. */
export function namedActs({
  description,
  label,
  about,
  otherHabits,
}: {
  description: string;
  label: SafetyLabel;
  about: string;
  /** Habits of the person's other identities: what stands there is not planned twice. */
  otherHabits: readonly string[];
}): NamedActs {
  if (LED_BY_OTHERS.has(label)) return { named: [], planned: [], leftOut: [] };
  const reading = read(description);
  const isForeign = isInAnotherLanguage(description);
  const named = readGoal(description)
    .acts.map((act) => ({ ...ofTheWeek(act, reading), ...(isForeign && { isForeign }) }))
    .filter((act) => !isHarmful(act));
  const acts = named.filter((act) => !otherHabits.some((habit) => isHeld(habit, act)));
  const leftOut = acts.filter((act) => isKeptOut(act, label, about));
  return { named, planned: acts.filter((act) => !leftOut.includes(act)).slice(0, MOST_ACTS), leftOut };
}
