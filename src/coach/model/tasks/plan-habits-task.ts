import { z } from 'zod';
import { DIFFICULTIES, HABIT_TYPES, habitLoad, HABITS_PER_PLAN, normaliseProposed, planLoad } from '#core/plan/plan.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { withTimes } from '#coach/builtin/amounts/on-days.ts';
import { cueTime } from '#coach/builtin/planning/cue-time.ts';
import { DESCRIPTION_LENGTH } from '#coach/builtin/planning/habit-wording.ts';
import { foreignLine } from '#coach/text/languages/foreign.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { startLevel } from '#coach/builtin/planning/start-level.ts';
import { type PlanCheck, type PlanProblem, planProblems, preselected } from '#coach/builtin/planning/plan-checks.ts';
import type { Coach, PlanFacts } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import { HABIT_WORDS } from '../prompts/habit-words.ts';
import type { ModelPrompt } from '../prompts/model-prompt.ts';
import { planPrompt } from '../prompts/plan-prompt.ts';
import { mayShow, replyProblems, type ReplyRules, unsafeText } from './reply-rules.ts';
import { afterShown } from './take-over.ts';

/** A fresh start stays at or below this load (coaching.md 4). */
const FRESH_START_LOAD = 10;
const EVERY_DAY = 7;
/** Characters of an if-then plan. */
const LONGEST_INTENTION = 400;

export const HabitAnswer = z.object({
  description: z.string(),
  implementationIntention: z.string(),
  targetFrequency: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  habitType: z.enum(HABIT_TYPES),
  ...HABIT_WORDS,
});
const Answer = z.object({ reply: z.string(), habits: z.array(HabitAnswer) });
/** As lenient as what a refinement returns: what is odd is normalised, then judged. */
const Lenient = z.object({ reply: z.string(), habits: z.array(z.unknown()) });

/** The checks that no plan of a model may break: the gates of the plan checks, and the words that the coach does not say. */
const GATES: ReadonlySet<PlanCheck> = new Set([
  'enough-habits',
  'if-then',
  'sensible-frequency',
  'obstacles-answered',
  'no-duplicates',
  'safe',
  'tone',
]);

/** What is wrong with the texts of habits, beyond what the plan checks say. */
export function habitTextProblems(habits: readonly PlannedHabit[], prompt: ModelPrompt): string[] {
  return habits.flatMap(({ description, implementationIntention, measure }) => {
    const { min, max } = DESCRIPTION_LENGTH;
    const fits = description.length >= min && description.length <= max;
    const about = JSON.stringify(description.slice(0, max));
    return [
      ...(fits ? [] : [`${about}: a description has ${min} to ${max} characters`]),
      ...(implementationIntention.length <= LONGEST_INTENTION ? [] : [`${about}: the if-then plan is too long`]),
      ...[description, implementationIntention, measure?.unit ?? ''].flatMap((text) =>
        unsafeText(text, prompt).map((problem) => `${about}: ${problem}`),
      ),
    ];
  });
}

/** Days that a habit may have: its template's, when it reads like one; below daily unless it is easy or of the night. */
function daysWithin(habit: PlannedHabit): { min: number; max: number } {
  const template = getTemplate(habit);
  const isNight = cueTime(habit.implementationIntention) === 'night';
  const most = habit.difficulty === 'easy' || isNight || template?.avoid ? EVERY_DAY : EVERY_DAY - 1;
  return { min: template?.frequency.min ?? 1, max: Math.min(most, template?.frequency.max ?? EVERY_DAY) };
}

function onDays(habit: PlannedHabit, days: number): PlannedHabit {
  const { min, max } = daysWithin(habit);
  return withTimes(habit, Math.max(min, Math.min(days, max)));
}

/**
 * The habits as a plan holds them: core first, numbered, none with an id of its own, days within their range, and days taken from
 * the heaviest ticked habits until their load fits. Figures are the program's; the words are the model's.
 */
function fitted(habits: readonly PlannedHabit[], mostLoad: number): PlannedHabit[] {
  const sorted = [...habits].sort((a, b) => a.habitType.localeCompare(b.habitType)).slice(0, HABITS_PER_PLAN.offered);
  const list = sorted.map(({ seriesId: _series, templateId: _template, ...habit }, order) =>
    onDays({ ...habit, order }, habit.targetFrequency),
  );
  for (;;) {
    const ticked = preselected(list);
    const heaviest = ticked
      .filter((habit) => habit.targetFrequency > daysWithin(habit).min)
      .toSorted((a, b) => habitLoad(b) - habitLoad(a))[0];
    if (planLoad(ticked) <= mostLoad || !heaviest) return list;
    list[heaviest.order] = onDays(heaviest, heaviest.targetFrequency - 1);
  }
}

type Read = { readonly reply: string; readonly habits: readonly PlannedHabit[] };
type Plan = { habits: PlannedHabit[]; intro: string };

/** A week's offer of the model, held to the plan checks. */
export function planHabitsTask(facts: PlanFacts, basic: Coach): Task<Read, Plan> {
  const { goal, identity, otherHabits, mode } = facts;
  const { cap } = startLevel({ ...goal, label: goal.safetyLabel });
  const mostLoad = mode === 'nuclear' ? Math.min(cap, FRESH_START_LOAD) : cap;
  const prompt = planPrompt(facts, mostLoad);
  const rules: ReplyRules = { kind: 'intro', prompt, goal: goal.description };
  return {
    method: 'planHabits',
    prompt,
    schema: Answer,
    read: (raw) => {
      const read = Lenient.safeParse(raw);
      return read.success
        ? { reply: read.data.reply, habits: fitted(normaliseProposed(read.data.habits), mostLoad) }
        : null;
    },
    judge: ({ reply, habits }) => {
      const found = planProblems(habits, { goal, identity, otherHabits, stage: 'offer' });
      const isBroken = found.some(({ check }) => GATES.has(check)) || isElsewhere(found, habits, facts);
      const hard = mode === 'normal' ? [] : habits.filter(({ difficulty }) => difficulty !== 'easy');
      const problems = [
        ...replyProblems(reply, rules, `${JSON.stringify(habits)} ${counts(habits)}`),
        ...(isBroken ? found.map(({ check, message }) => `${check}: ${message}`) : []),
        ...habitTextProblems(habits, prompt),
        ...hard.map(({ description }) => `${JSON.stringify(description)} is not easy, in mode ${mode}`),
      ];
      return { answer: { habits: [...habits], intro: reply }, problems };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const { habits, intro } = await basic.planHabits(facts);
      return { habits, intro: afterShown(shown, intro) };
    },
  };
}

/**
 * True when no habit at all has to do with the goal. A single one may be of other words than the written vocabulary, and a goal in
 * another language shares no words with its habits.
 */
function isElsewhere(found: readonly PlanProblem[], habits: readonly PlannedHabit[], { goal }: PlanFacts): boolean {
  const strangers = found.filter(({ check }) => check === 'about-the-goal').length;
  return strangers === habits.length && foreignLine(goal.description) === null;
}

/** Figures about a list that an introduction may name. */
function counts(habits: readonly PlannedHabit[]): string {
  const core = habits.filter(({ habitType }) => habitType === 'core').length;
  return [habits.length, core, habits.length - core, preselected(habits).length].join(' ');
}
