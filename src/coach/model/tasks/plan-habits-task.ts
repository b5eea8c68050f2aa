import { z } from 'zod';
import {
  DIFFICULTIES,
  HABIT_DESCRIPTION_MAX,
  HABIT_TYPES,
  habitLoad,
  HABITS_PER_PLAN,
  INTENTION_MAX,
  normaliseProposed,
  planLoad,
  type PlannedHabit,
} from '#core/plan/plan.ts';
import { withTimes } from '#coach/builtin/amounts/on-days.ts';
import { cueTime } from '#coach/builtin/planning/cue-time.ts';
import { planProblems } from '#coach/plan-checks/plan-checks.ts';
import { preselectedHabits } from '#core/plan/selection.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { startLevel } from '#coach/builtin/planning/start-level.ts';
import type { Coach, PlanFacts } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import type { ModelPrompt } from '#provider/call-model.ts';
import type { Problem } from '#provider/repair.ts';
import type { Around } from '../prompts/around.ts';
import { HABIT_WORDS } from '../prompts/habit-words.ts';
import { planPrompt } from '../prompts/prompts.ts';
import { GATES, mayShow, replyProblems, type ReplyRules, unsafeText } from './reply-rules.ts';
import { afterShown } from './take-over.ts';

/** A fresh start stays at or below this load (coaching.md 4). */
const FRESH_START_LOAD = 10;
const EVERY_DAY = 7;

const HabitAnswer = z.object({
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

/** What is wrong with the texts of habits, beyond what the plan checks say. */
function textProblems(habits: readonly PlannedHabit[], { prompt, partOf }: Parts): Problem[] {
  return habits.flatMap((habit) => {
    const { description, implementationIntention, measure } = habit;
    const part = partOf(habit);
    const fits = description.length > 0 && description.length <= HABIT_DESCRIPTION_MAX;
    const isShort = implementationIntention.length <= INTENTION_MAX;
    const words = description.slice(0, HABIT_DESCRIPTION_MAX);
    return [
      ...(fits ? [] : [{ part, rule: `a description has 1 to ${HABIT_DESCRIPTION_MAX} characters`, words }]),
      ...(isShort ? [] : [{ part, rule: `an if-then plan has ${INTENTION_MAX} characters at most`, words }]),
      ...[description, implementationIntention, measure?.unit ?? ''].flatMap((text) => unsafeText(part, text, prompt)),
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
    const ticked = preselectedHabits(list);
    const heaviest = ticked
      .filter((habit) => habit.targetFrequency > daysWithin(habit).min)
      .toSorted((a, b) => habitLoad(b) - habitLoad(a))[0];
    if (planLoad(ticked) <= mostLoad || !heaviest) return list;
    list[heaviest.order] = onDays(heaviest, heaviest.targetFrequency - 1);
  }
}

type Read = { readonly reply: string; readonly habits: readonly PlannedHabit[]; readonly raw: readonly unknown[] };
type Plan = { habits: PlannedHabit[]; intro: string };
type Parts = { readonly prompt: ModelPrompt; readonly partOf: (habit: PlannedHabit) => string };

/** Where a habit stands in the answer that it came with, so that it alone can be asked for again. */
function partIn(raw: readonly unknown[]): Parts['partOf'] {
  const places = new Map(normaliseProposed(raw).map(({ description }, at): [string, number] => [description, at]));
  return ({ description }) => `habits.${places.get(description) ?? 0}`;
}

/** The problems of the whole plan, those that name a habit at that habit. */
function planProblemsOf(
  habits: readonly PlannedHabit[],
  { goal, identity, otherHabits }: PlanFacts,
  { partOf }: Parts,
) {
  const found = planProblems(habits, { goal, identity, otherHabits, stage: 'offer' });
  return found.flatMap(({ check, message }): Problem[] => {
    if (!GATES.has(check)) return [];
    const about = habits.find(({ description }) => message.startsWith(`"${description}"`));
    return [{ part: about ? partOf(about) : 'habits', rule: check, words: message }];
  });
}

/** A week's offer of the model, held to the plan checks. */
export function planHabitsTask(facts: PlanFacts, basic: Coach, around: Around): Task<Read, Plan> {
  const { goal, mode } = facts;
  const { cap } = startLevel({ ...goal, label: goal.safetyLabel });
  const mostLoad = mode === 'nuclear' ? Math.min(cap, FRESH_START_LOAD) : cap;
  const prompt = planPrompt(facts, mostLoad, around);
  const rules: ReplyRules = { prompt };
  return {
    method: 'planHabits',
    prompt,
    schema: Answer,
    read: (raw) => {
      const read = Lenient.safeParse(raw);
      if (!read.success) return null;
      const { reply, habits } = read.data;
      return { reply, habits: fitted(normaliseProposed(habits), mostLoad), raw: habits };
    },
    judge: ({ reply, habits, raw }) => {
      const parts: Parts = { prompt, partOf: partIn(raw) };
      const hard = mode === 'normal' ? [] : habits.filter(({ difficulty }) => difficulty !== 'easy');
      const problems = [
        ...planProblemsOf(habits, facts, parts),
        ...textProblems(habits, parts),
        ...hard.map((habit) => ({
          part: parts.partOf(habit),
          rule: `in mode ${mode} every habit is easy`,
          words: habit.description,
        })),
        ...replyProblems(reply, { ...rules, figures: `${JSON.stringify(habits)} ${counts(habits)}` }),
      ];
      return { answer: { habits: [...habits], intro: reply }, problems };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const { intro, ...plan } = await basic.planHabits(facts);
      return { ...plan, intro: afterShown(shown, intro) };
    },
  };
}

/** Figures about a list that an introduction may name. */
function counts(habits: readonly PlannedHabit[]): string {
  const core = habits.filter(({ habitType }) => habitType === 'core').length;
  return [habits.length, core, habits.length - core, preselectedHabits(habits).length].join(' ');
}
