import { HABITS_PER_PLAN, type PlannedHabit } from '#core/plan/plan.ts';
import type { OwnHabit } from '#contract/plan-act.ts';
import { isSameHabit } from '#coach/builtin/planning/similar-habits.ts';
import { read } from '#coach/text/reading.ts';
import { habitFor, otherHabit } from './fitting-habit.ts';
import { daysOf, ownPlanned, type Place } from './own-planned.ts';
import { takenOut } from './taken-out.ts';
import { isUnsafe, nextOrder, note, put, type Slot, standing, type Work } from './work.ts';

/** Something else, by words: `something for sleep`. */
const OPEN = new Set(['something', 'anything', 'some', 'thing']);

function themeOf(text: string): string | null {
  const [first, second, ...others] = read(text).tokens;
  if (!OPEN.has(first?.word ?? '') || !second) return null;
  return ['for', 'to', 'about', 'with', 'against', 'on', 'like', 'that', 'around'].includes(second.word)
    ? others.map(({ word }) => word).join(' ')
    : null;
}

function plannedFor(work: Work, own: OwnHabit, place: Place): PlannedHabit | null {
  const habits = standing(work);
  const theme = themeOf(own.text);
  const found = theme === null ? null : habitFor(work.state.facts, habits, theme);
  const days = (own.days ?? own.times) ? { days: null, ...daysOf(own, place) } : {};
  // What is left to us to choose is tried first.
  const habitType = own.habitType ?? (place.instead ? place.habitType : 'experimental');
  if (found) return { ...found, ...days, habitType, order: place.order };
  const habit = ownPlanned(own, place, habits);
  if (!isUnsafe(habit)) return habit;
  note(work, 'unsafe', habit);
  return null;
}

/** What somebody adds is what their plan rests on, as long as a core place is free: what is offered and not chosen takes none. */
function kindOfOwn({ slots, state: { facts } }: Work): PlannedHabit['habitType'] {
  const isTaken = ({ from, to, place }: Slot) =>
    to?.habitType === 'core' && (!from || !facts.selected || facts.selected.includes(place));
  return slots.filter(isTaken).length < HABITS_PER_PLAN.mostCore ? 'core' : 'experimental';
}

export function add(work: Work, own: OwnHabit): void {
  const habits = standing(work);
  // On days of its own it may come in another size.
  const isApart = ({ days }: PlannedHabit) => days && own.days?.every((day) => !days.includes(day));
  const there = habits.find((habit) => isSameHabit(habit.description, own.text) && !isApart(habit));
  if (there) return note(work, 'there', there);
  if (habits.length >= HABITS_PER_PLAN.max) return note(work, 'full');
  const habit = plannedFor(work, own, { habitType: kindOfOwn(work), order: nextOrder(work) });
  if (!habit) return;
  work.slots = [...work.slots, { from: null, to: habit, place: work.slots.length }];
  if (habits.length + 1 > HABITS_PER_PLAN.advised) note(work, 'many', habit);
}

export function replace(work: Work, target: number, own: OwnHabit | null): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const { habitType, order } = old;
  const other = own
    ? plannedFor(work, own, { habitType, order, instead: work.slots[target]?.from ?? old })
    : otherHabit(work.state.facts, standing(work), old);
  if (other) put(work, target, other, true);
  else if (!own) note(work, 'no-other', old);
}

export function restore(work: Work, text: string): void {
  const there = standing(work).find(({ description }) => isSameHabit(description, text));
  if (there) return note(work, 'there', there);
  const habit = takenOut(work.state, text, nextOrder(work));
  if (!habit) return note(work, 'not-found', null, text);
  if (standing(work).length >= HABITS_PER_PLAN.max) return note(work, 'full');
  work.slots = [...work.slots, { from: null, to: habit, place: work.slots.length }];
}
