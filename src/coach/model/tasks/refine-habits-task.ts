import { z } from 'zod';
import { withCueMoment } from '#core/habit/cue-moment.ts';
import {
  DIFFICULTIES,
  FREQUENCY,
  HABIT_TYPES,
  HABITS_PER_PLAN,
  normaliseProposed,
  normaliseRefined,
  type PlannedHabit,
} from '#core/plan/plan.ts';
import { withTimes } from '#coach/builtin/amounts/on-days.ts';
import { isRequest, requestedHabits } from '#coach/acts/requested-habits.ts';
import { isSameHabit } from '#coach/builtin/planning/similar-habits.ts';
import {
  type PlanCheck,
  type PlanContext,
  type PlanProblem,
  planProblems,
} from '#coach/builtin/planning/plan-checks.ts';
import type { Coach, RefineFacts, Refinement, Understanding } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import { habitTextProblems } from './plan-habits-task.ts';
import { ANY_WORDS, HABIT_WORDS } from '../prompts/habit-words.ts';
import { promptId } from '../prompts/model-prompt.ts';
import { refinePrompt } from '../prompts/refine-prompt.ts';
import { mayShow, replyProblems, type ReplyRules } from './reply-rules.ts';
import { afterShown } from './take-over.ts';

const Edit = z.object({
  action: z.enum(['change', 'replace', 'remove', 'add']),
  habit: z.string().nullable(),
  description: z.string().nullable(),
  implementationIntention: z.string().nullable(),
  targetFrequency: z.number().nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  habitType: z.enum(HABIT_TYPES).nullable(),
  ...HABIT_WORDS,
});
const Answer = z.object({ reply: z.string(), edits: z.array(Edit) });
/** Models leave out what they leave as it is. */
const Lenient = z.object({
  reply: z.string(),
  edits: z.array(Edit.partial().extend({ action: Edit.shape.action, ...ANY_WORDS })),
});
type Read = z.infer<typeof Lenient>;
type EditRead = Read['edits'][number];

/** What no refinement may break; the rest of the checks may depend on what the user wants. */
const GATES: ReadonlySet<PlanCheck> = new Set([
  'enough-habits',
  'if-then',
  'sensible-frequency',
  'no-duplicates',
  'safe',
  'tone',
  'untouched',
]);

type Edited = { readonly habits: PlannedHabit[]; readonly problems: readonly string[] };

function givenFields({ action: _action, habit: _habit, ...fields }: EditRead): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** Another number of days without days named: of its named days as many stay. */
function onTimes(habit: PlannedHabit, { targetFrequency, days }: EditRead): PlannedHabit {
  if (typeof targetFrequency !== 'number' || Array.isArray(days)) return habit;
  return withTimes(habit, Math.min(Math.max(Math.round(targetFrequency), FREQUENCY.min), FREQUENCY.max));
}

/** The habit after a change: its id stays, its template only while it still reads as that habit. */
function changed(habit: PlannedHabit, edit: EditRead): PlannedHabit {
  const { measure: _measure, ...said } = givenFields(edit);
  // What is measured by hand stays as it is; what the model measures is held to the rule on units.
  const [proposed] = normaliseProposed([edit]);
  const measure = proposed?.measure && { measure: proposed.measure };
  const [edited = habit] = normaliseRefined([{ ...onTimes(habit, edit), ...said, ...measure }]);
  const after = said.moment === undefined ? withCueMoment(habit, edited) : edited;
  const { templateId, ...rest } = { ...after, order: habit.order };
  const isSame = isSameHabit(habit.description, after.description);
  return isSame && templateId !== undefined ? { ...rest, templateId } : rest;
}

/** A habit that was not there before; null without both of its texts. */
function fresh(edit: EditRead, place: Pick<PlannedHabit, 'habitType' | 'order'>): PlannedHabit | null {
  if (!edit.description?.trim() || !edit.implementationIntention?.trim()) return null;
  const [habit] = normaliseProposed([{ difficulty: 'easy', habitType: place.habitType, ...givenFields(edit) }]);
  return habit ? { ...habit, order: place.order } : null;
}

/**
 * Carries the edits out. Habits that no edit names come back as the objects they were; an edit of an id that was not given, or
 * without the texts it needs, changes nothing and is told.
 */
function edited(before: readonly PlannedHabit[], edits: readonly EditRead[]): Edited {
  const slots: (PlannedHabit | null)[] = [...before];
  const added: PlannedHabit[] = [];
  const problems: string[] = [];
  const nextOrder = Math.max(-1, ...before.map(({ order }) => order)) + 1;
  for (const edit of edits) {
    if (edit.action === 'add') {
      const habit = fresh(edit, { habitType: 'experimental', order: nextOrder + added.length });
      if (habit) added.push(habit);
      else problems.push('an added habit needs its texts');
      continue;
    }
    const index = before.findIndex((_, at) => promptId(at) === edit.habit);
    const habit = slots[index];
    if (!habit) {
      problems.push(`there is no habit ${JSON.stringify(edit.habit ?? null)}`);
      continue;
    }
    if (edit.action === 'remove') slots[index] = null;
    if (edit.action === 'change') slots[index] = changed(habit, edit);
    if (edit.action === 'replace') {
      const other = fresh(edit, habit);
      if (other) slots[index] = other;
      else problems.push(`what replaces ${edit.habit} needs its texts`);
    }
  }
  const habits = [...slots.filter((habit) => habit !== null), ...added];
  const most = Math.max(before.length, HABITS_PER_PLAN.offered);
  if (habits.length > most) problems.push(`${habits.length} habits, at most ${most}`);
  return { habits, problems };
}

/** Problems that the list did not have before the edits. */
function newProblems(habits: readonly PlannedHabit[], { goal, identity, messages, currentHabits }: RefineFacts) {
  const request = messages.at(-1)?.content ?? '';
  // What the written rules cannot read as a request (other languages, odd phrasing) says nothing about what may change.
  const asked = isRequest(request, currentHabits) ? requestedHabits(request, currentHabits) : null;
  const context: PlanContext = { goal, identity, otherHabits: [], stage: 'accepted', before: currentHabits };
  const same = (a: PlanProblem) => (b: PlanProblem) => a.check === b.check && a.message === b.message;
  const old = planProblems(currentHabits, context);
  return planProblems(habits, { ...context, asked }).filter((found) => !old.some(same(found)));
}

type Refined = Understanding & Pick<Refinement, 'chips' | 'isUndone'> & { response: string; habits: PlannedHabit[] };

/** The edits of a model to a list: only what they name changes, and what they lead to is held to the plan checks. */
export function refineHabitsTask(facts: RefineFacts, basic: Coach): Task<Read, Refined> {
  const prompt = refinePrompt(facts);
  const { currentHabits, goal, messages } = facts;
  const lastMessage = messages.at(-1)?.content ?? '';
  const rules: ReplyRules = { kind: 'chat', prompt, lastMessage, goal: goal.description };
  return {
    method: 'refineHabits',
    prompt,
    schema: Answer,
    read: (raw) => Lenient.safeParse(raw).data ?? null,
    judge: ({ reply, edits }) => {
      const { habits, problems } = edited(currentHabits, edits);
      const broken = newProblems(habits, facts);
      const touched = habits.filter((habit) => !currentHabits.includes(habit));
      return {
        // A question back without a change: the request was not understood.
        answer: { response: reply, habits, ...(edits.length === 0 && reply.includes('?') && { isUnderstood: false }) },
        problems: [
          ...replyProblems(reply, rules, JSON.stringify(habits)),
          ...problems,
          ...(broken.some(({ check }) => GATES.has(check)) ? broken : []).map(
            ({ check, message }) => `${check}: ${message}`,
          ),
          ...habitTextProblems(touched, prompt),
        ],
      };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const { response, ...refined } = await basic.refineHabits(facts);
      return { ...refined, response: afterShown(shown, response) };
    },
  };
}
