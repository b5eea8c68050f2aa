import type { Chip, PlanAct } from '#contract/plan-act.ts';
import { normaliseRefined, type PlannedHabit } from '#core/plan/plan.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { runningMessages } from '#features/plans/running-messages.ts';
import { hasSameFields } from '../edit/habit-fields.ts';
import { openConversation, type PlanningConversation } from '../offer/planning-conversation.ts';

/** A habit of the running plan as it is proposed again: it goes on with its series. */
function toProposed(habit: Habit, order: number): PlannedHabit {
  const { description, implementationIntention, targetFrequency, days, measure, moment } = habit;
  const { difficulty, habitType, seriesId, templateId, remindAt } = habit;
  const words = { description, implementationIntention, difficulty, habitType, order, seriesId };
  return {
    ...words,
    targetFrequency,
    ...(days && { days }),
    ...(measure && { measure }),
    ...(moment && { moment }),
    ...(remindAt && { remindAt }),
    ...(templateId && { templateId }),
  };
}

/** The habits of the running plan in the order that they were given. */
export function habitsOf({ habits }: Pick<HabitGroup, 'habits'>): PlannedHabit[] {
  return habits.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id)).map(toProposed);
}

function openingChips(habits: readonly PlannedHabit[]): Chip[] {
  const { chips, begin } = runningMessages;
  const smaller = habits.map((_, target): PlanAct => ({ act: 'resize', target, to: 'smaller' }));
  return [
    { does: 'act', label: chips.smaller, acts: smaller },
    { does: 'begin', label: chips.days, text: begin.days },
    { does: 'begin', label: chips.swap, text: begin.swap },
    { does: 'write-own', label: editMessages.editor.write },
  ];
}

/** The conversation about the running plan, before anything was said: all of its habits are in it. */
export function openRunning(group: Pick<HabitGroup, 'habits'>): PlanningConversation {
  const habits = habitsOf(group);
  const said = { intro: runningMessages.intro, safety: null, basicMode: false };
  const conversation = openConversation({ ...said, habits, changes: [], chips: openingChips(habits), days: null });
  return { ...conversation, selection: habits.map((_, index) => index), isRunning: true };
}

function isUnchanged(before: PlannedHabit, after: PlannedHabit | undefined): boolean {
  return after !== undefined && before.seriesId === after.seriesId && hasSameFields(before, after);
}

/** Whether a plan is the same, habit by habit and in the same order. */
export function isSamePlan(before: readonly PlannedHabit[], after: readonly PlannedHabit[]): boolean {
  return before.length === after.length && before.every((habit, place) => isUnchanged(habit, after[place]));
}

/** What somebody had begun to change of a running plan, as it is kept on the device. */
export type Begun = { planId: string; habits: readonly PlannedHabit[]; selection: readonly number[] };

/** A stored beginning, whatever became of it in storage; null where it is the plan as it runs. */
export function readBegun(stored: unknown, running: readonly PlannedHabit[]): Begun | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { planId, habits: raw, selection: places } = stored as Record<keyof Begun, unknown>;
  if (typeof planId !== 'string' || !Array.isArray(raw) || !Array.isArray(places)) return null;
  const habits = normaliseRefined(raw);
  const selection = habits.flatMap((_, index) => (places.includes(index) ? [index] : []));
  const chosen = selection.flatMap((index) => habits[index] ?? []);
  return isSamePlan(running, chosen) ? null : { planId, habits, selection };
}

/** The names of the habits that are others in a plan that was begun: changed, added or left out. */
export function namesBegun({ habits, selection }: Begun, running: readonly PlannedHabit[]): string[] {
  const chosen = selection.flatMap((index) => habits[index] ?? []);
  const touched = running.filter(
    (habit) =>
      !isUnchanged(
        habit,
        chosen.find(({ seriesId }) => seriesId === habit.seriesId),
      ),
  );
  const added = chosen.filter(({ seriesId }) => !running.some((habit) => habit.seriesId === seriesId));
  return [...touched, ...added].map(({ description }) => description);
}
