import { habitLoad, HABITS_PER_PLAN, type PlannedHabit, planLoad } from '#core/plan/plan.ts';
import { preselectedHabits } from '#core/plan/selection.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { cueTime } from '#coach/builtin/planning/cue-time.ts';
import { ownFallbacks } from '#coach/builtin/adapting/repair-habit.ts';
import { holdsAct } from '#coach/compose/held-act.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { allowedDomains, isBlocked } from '#coach/builtin/domain/domain.ts';
import { getLabel } from '#coach/builtin/domain/plan-label.ts';
import { domainScores } from '#coach/builtin/domain/domain-scores.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { isAround } from '#coach/builtin/planning/habit-texts.ts';
import { isIfThenPlan, isMeasurable, isOneAct, isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { domainOfTemplate } from '#coach/builtin/knowledge/domains.ts';
import { contentWords, sameWord, words } from '#coach/text/language.ts';
import { isSameHabit } from '#coach/builtin/planning/similar-habits.ts';
import { fittingIn, type Judged, judgedHabits, isHard, isOnSetDays } from '#coach/builtin/planning/judged-habits.ts';
import { capBeside, easyOnly, startLevel } from '#coach/builtin/planning/start-level.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import type { GoalFacts, IdentityFacts } from '#coach/port.ts';

export type PlanStage = 'offer' | 'accepted';

export type PlanContext = {
  readonly goal: GoalFacts;
  readonly identity: IdentityFacts;
  /** Descriptions of the habits of the user's other active identities. */
  readonly otherHabits: readonly string[];
  readonly stage: PlanStage;
  /** The words that the plan was built around, where they are not the goal's. */
  readonly around?: string;
  /** The list before a refinement, whose days are the person's own wish. */
  readonly before?: readonly PlannedHabit[];
};

/** Days. */
const MOST_IMPACT_DAYS = 5;

/** The safety label and the named acts are found once for all checks: they read every text of the goal. */
type Judgement = PlanContext & { readonly label: SafetyLabel; readonly acts: readonly NamedAct[] };
type Check = (judged: readonly Judged[], context: Judgement) => string[];

function each(judged: readonly Judged[], isBroken: (item: Judged) => boolean, why: string): string[] {
  return judged.filter(isBroken).map(({ habit }) => `"${habit.description}" ${why}`);
}

const enoughHabits: Check = (judged, { stage }) => {
  const core = judged.filter(({ habit }) => habit.habitType === 'core').length;
  const experimental = judged.length - core;
  if (stage === 'accepted') return core >= 2 ? [] : [`${core} core habits, at least 2`];
  return core >= 3 && experimental >= 2 ? [] : [`${core} core and ${experimental} experimental, at least 3 and 2`];
};

function isOutOfRange({ habit: { targetFrequency: times }, template }: Judged): boolean {
  if (!Number.isInteger(times) || times < 1 || times > 7) return true;
  return template !== undefined && (times < template.frequency.min || times > template.frequency.max);
}

const sensibleFrequencies: Check = (judged, { before }) =>
  each(
    judged,
    (one) => {
      const { habit, template } = one;
      if (isOutOfRange(one)) return true;
      if (isOnSetDays(one)) return false;
      const isNightOrAvoid = template?.avoid === true || cueTime(habit.implementationIntention) === 'night';
      // What the user asked for later is theirs; only a first week stays below daily.
      return before === undefined && habit.targetFrequency === 7 && habit.difficulty !== 'easy' && !isNightOrAvoid;
    },
    'has a frequency out of its range',
  );

const loadWithinCap: Check = (judged, context) => {
  const habits = judged.map(({ habit }) => habit);
  const load = planLoad(context.stage === 'offer' ? preselectedHabits(habits) : habits);
  const level = startLevel({ ...context.goal, label: context.label });
  const fixed = judged.flatMap((one) => (isOnSetDays(one) ? [habitLoad(one.habit)] : []));
  const cap = capBeside(level.cap, fixed);
  return load <= cap ? [] : [`load ${load}, at most ${cap}`];
};

const frictionsServed: Check = (judged, { goal }) =>
  detectFrictions(goal.currentFrictions)
    .filter((code) => !judged.some(({ habit, template }) => serves({ habit, template }, code)))
    .map((code) => `nothing answers ${code}`);

function serves({ habit, template }: Pick<Judged, 'habit' | 'template'>, code: string): boolean {
  if (template?.frictions.some((served) => served === code)) return true;
  // Besides what its template answers, a fallback of its own may.
  const own = ownFallbacks(habit, template ?? null).join(' ');
  return detectFrictions(own).some((served) => served === code);
}

const noDuplicates: Check = (judged, { otherHabits }) =>
  judged.flatMap(({ habit, template }, index) => {
    // What stands around an act names it each time, and is another habit all the same.
    const isOther = (item: Judged) =>
      item.template !== template && [item.template, template].some((one) => one && isAround(one));
    const before = judged.slice(0, index).filter((item) => !isOther(item));
    const earlier = before.map((item) => item.habit.description);
    return [...earlier, ...otherHabits]
      .filter((other) => isSameHabit(habit.description, other))
      .map((other) => `"${habit.description}" repeats "${other}"`);
  });

const variedCues: Check = (judged) => {
  const times = new Set(judged.map(({ habit }) => cueTime(habit.implementationIntention)));
  return times.size >= 2 ? [] : ['all cues at the same time of day'];
};

const worstDay: Check = (judged) => {
  const isSmall = ({ habit, template }: Judged) => habit.difficulty === 'easy' && template?.needsEquipment !== true;
  return judged.some(isSmall) ? [] : ['no habit for the worst day'];
};

const safe: Check = (judged, context) => {
  const { label } = context;
  const text = `${context.goal.description} ${context.goal.currentFrictions}`;
  const gentle = easyOnly(label);
  const problems = each(
    judged,
    ({ habit }) => isUnsafeText(`${habit.description} ${habit.implementationIntention}`),
    'is never planned',
  );
  const blocked = ({ template }: Judged) => {
    const domain = template && domainOfTemplate(template.id);
    return domain !== undefined && isBlocked({ domain, label, text });
  };
  problems.push(...each(judged, blocked, `is blocked under ${label}`));
  problems.push(
    ...each(judged, ({ habit }) => gentle && habit.difficulty !== 'easy', `is above the easy rung under ${label}`),
  );
  problems.push(...each(judged, (one) => gentle && isHard(one), `has impact under ${label}`));
  const tooOften = (one: Judged) => isHard(one) && one.habit.targetFrequency > MOST_IMPACT_DAYS;
  problems.push(...each(judged, tooOften, 'leaves fewer than two rest days'));
  return problems;
};

const aboutTheGoal: Check = (judged, { goal, around, identity, label, ...rest }) => {
  const description = around ?? goal.description;
  const { primary, secondary } = allowedDomains({
    description,
    frictions: goal.currentFrictions,
    identityName: identity.name,
    label,
  });
  const goalWords = contentWords(`${description} ${identity.name} ${identity.description}`);
  const related = ({ habit, template }: Judged) => {
    if (template?.id === 'fit.rest') return label === 'overexercise';
    const domain = template && domainOfTemplate(template.id);
    if (domain && (domain.id === primary.id || domain.id === secondary?.id || domain.id === 'generic')) return true;
    const text = `${habit.description} ${habit.implementationIntention}`;
    const said = words(text);
    return (
      (domainScores(text).get(primary.id) ?? 0) > 0 || goalWords.some((word) => said.some((own) => sameWord(own, word)))
    );
  };
  // Habits that the user asked for in a refinement may be about something else; most of the plan may not.
  const isOfAnAct = ({ template, act }: Judged) => act !== undefined || template?.kinds !== undefined;
  const strangers = judged.filter((item) => !isOfAnAct(item) && !related(item));
  const allowed = rest.before ? Math.floor(judged.length / 2) : 0;
  return strangers.length <= allowed
    ? []
    : strangers.map(({ habit }) => `"${habit.description}" is not about the goal`);
};

/** Acts beyond the core may be experiments. */
const namedActsPlanned: Check = (judged, { acts, before }) => {
  const isPlanned = (act: NamedAct, at: number) =>
    judged.some(
      ({ habit }) => (habit.habitType === 'core' || at >= HABITS_PER_PLAN.mostCore) && holdsAct(habit.description, act),
    );
  const missing = before ? [] : acts.filter((act, at) => !isPlanned(act, at));
  return missing.map((act) => `"${act.text}" is named by the goal and is no core habit`);
};

const withinFacts: Check = (judged, { goal }) => {
  const isFitting = fittingIn(goal);
  return each(judged, (one) => !isFitting(one), 'does not fit a circumstance');
};

/** What a plan is held to, in the order in which it is looked at. */
const CHECKS = {
  'enough-habits': enoughHabits,
  'one-act': (judged) =>
    each(
      judged,
      ({ habit, act }) => !act && !isOneAct(habit.description),
      'is not one act of 8 to 90 characters that begins with a verb',
    ),
  measurable: (judged) =>
    each(judged, ({ habit, act }) => !act && !isMeasurable(habit.description), 'cannot be measured'),
  'if-then': (judged) =>
    each(judged, ({ habit }) => !isIfThenPlan(habit.implementationIntention), 'has no if-then plan with a fallback'),
  'sensible-frequency': sensibleFrequencies,
  load: loadWithinCap,
  'obstacles-answered': frictionsServed,
  'no-duplicates': noDuplicates,
  'varied-cues': variedCues,
  'worst-day': worstDay,
  safe,
  tone: (judged) =>
    each(
      judged,
      ({ habit, act }) => !act && bannedWords(`${habit.description} ${habit.implementationIntention}`).length > 0,
      'holds a word the coach does not say',
    ),
  'about-the-goal': aboutTheGoal,
  'named-acts': namedActsPlanned,
  facts: withinFacts,
} as const satisfies Record<string, Check>;

export type PlanCheck = keyof typeof CHECKS;
export const PLAN_CHECKS = Object.keys(CHECKS) as readonly PlanCheck[];
export type PlanProblem = { readonly check: PlanCheck; readonly message: string };

/** The plan checks that a list of habits breaks; empty for a sound plan of either engine. */
export function planProblems(habits: readonly PlannedHabit[], context: PlanContext): PlanProblem[] {
  const label = getLabel(context);
  const { judged, acts } = judgedHabits(habits, { ...context, label });
  const judgement = { ...context, label, acts };
  const checks = Object.entries(CHECKS) as [PlanCheck, Check][];
  return checks.flatMap(([check, run]) => run(judged, judgement).map((message) => ({ check, message })));
}
