import type { PlannedHabit } from '#core/plan/plan.ts';
import type { ChatTurn } from '#coach/port.ts';
import { notes } from '../messages.ts';
import { habitFromText } from './refine-choice.ts';
import { ofAmount } from '../amounts/sized-habit.ts';
import { withTimes } from '../amounts/on-days.ts';
import { sizeBeside } from './refine-amounts.ts';
import { onDays } from './refine-sizes.ts';

type Restored = { readonly habits: PlannedHabit[]; readonly note: string };
type Undo = (found: RegExpExecArray, habits: readonly PlannedHabit[]) => Restored | null;

function at(habits: readonly PlannedHabit[], description: string | undefined): number {
  return habits.findIndex((habit) => habit.description === description);
}

function replaced(habits: readonly PlannedHabit[], index: number, habit: PlannedHabit): Restored {
  return { habits: habits.map((old, place) => (place === index ? habit : old)), note: notes.back(habit.description) };
}

function rebuilt(
  text: string | undefined,
  days: string | undefined,
  like: Pick<PlannedHabit, 'habitType' | 'order'>,
): PlannedHabit | null {
  const habit = habitFromText(text ?? '', like);
  return habit && onDays(habit, Number(days));
}

const removed: Undo = (found, habits) => {
  const order = Math.max(-1, ...habits.map((habit) => habit.order)) + 1;
  const habit = rebuilt(found[1], found[2], { habitType: 'experimental', order });
  if (!habit || at(habits, habit.description) >= 0) return null;
  return { habits: [...habits, habit], note: notes.back(habit.description) };
};

const swapped: Undo = (found, habits) => {
  const index = at(habits, found[3]);
  const old = habits[index];
  const habit = old && rebuilt(found[1], found[2], old);
  return old && habit ? replaced(habits, index, { ...habit, habitType: old.habitType }) : null;
};

const resized: Undo = (found, habits) => {
  const index = at(habits, found[2]);
  const old = habits[index];
  if (!old) return null;
  const sizes = [sizeBeside(old, 1), sizeBeside(old, -1)];
  const before = sizes.find((size) => size?.description === found[1]);
  return before ? replaced(habits, index, before) : null;
};

const renamed: Undo = (found, habits) => {
  const index = at(habits, found[2]);
  const old = habits[index];
  return old ? replaced(habits, index, { ...old, description: found[1] ?? old.description }) : null;
};

const otherNumber: Undo = (found, habits) => {
  const index = at(habits, found[1]);
  const old = habits[index];
  if (!old) return null;
  const before = Number(found[2]);
  if (found[3] === 'days a week') return replaced(habits, index, withTimes(old, before));
  return old.measure ? replaced(habits, index, ofAmount(old, before)) : null;
};

const UNDOS: readonly (readonly [RegExp, Undo])[] = [
  [/I took out “([^”]+)” \((\d) a week\)/, removed],
  [/“([^”]+)” \((\d) a week\) makes way for “([^”]+)”/, swapped],
  [/“([^”]+)” is now called “([^”]+)”/, renamed],
  [/“([^”]+)” is now “([^”]+)”/, resized],
  [/“([^”]+)” goes from ([\d.]+) to [\d.]+ (days a week|a day)/, otherNumber],
];

/**
 * Takes back the newest change that an earlier answer of the coach tells of; null when none can be derived from the
 * conversation.
 */
export function restore(messages: readonly ChatTurn[], habits: readonly PlannedHabit[]): Restored | null {
  const answers = messages.filter(({ role }) => role === 'assistant').reverse();
  for (const { content } of answers) {
    for (const [pattern, undo] of UNDOS) {
      const found = pattern.exec(content);
      const restored = found && undo(found, habits);
      if (restored) return restored;
    }
  }
  return null;
}
