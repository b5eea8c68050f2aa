import { HABITS_PER_PLAN, type PlannedHabit } from '#core/plan/plan.ts';
import { habitFor } from './fitting-habit.ts';
import { coreCount, note, put, standing, type Work } from './work.ts';

/** What came from the person takes the place of a core habit that is to go. */
function promoteOwn(work: Work, target: number): boolean {
  const at = work.slots.findIndex(
    ({ to }, place) => place !== target && to?.habitType === 'experimental' && to.templateId === null,
  );
  const own = work.slots[at]?.to;
  if (own) put(work, at, { ...own, habitType: 'core' });
  return own !== undefined && own !== null;
}

export function remove(work: Work, target: number): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const isLast = old.habitType === 'core' && coreCount(work) <= HABITS_PER_PLAN.minCore;
  if (isLast && !promoteOwn(work, target)) return note(work, 'two-core', old);
  put(work, target, null);
}

export function setKind(work: Work, target: number, habitType: PlannedHabit['habitType']): void {
  const old = work.slots[target]?.to;
  if (!old || old.habitType === habitType) return;
  if (old.habitType === 'core' && coreCount(work) <= HABITS_PER_PLAN.minCore) return note(work, 'two-core', old);
  put(work, target, { ...old, habitType });
}

/** Only these stay: two core habits are the rule, so an experiment that stays becomes one, and the first core ones fill up. */
export function keepOnly(work: Work, targets: readonly number[]): void {
  const kept = new Set(targets.filter((target) => work.slots[target]?.to));
  if (kept.size === 0) return;
  const missing = () =>
    HABITS_PER_PLAN.minCore - [...kept].filter((at) => work.slots[at]?.to?.habitType === 'core').length;
  for (const at of kept) {
    const habit = work.slots[at]?.to;
    if (habit && habit.habitType !== 'core' && missing() > 0) put(work, at, { ...habit, habitType: 'core' });
  }
  for (const [at, { to }] of work.slots.entries()) {
    if (missing() <= 0) break;
    if (kept.has(at) || to?.habitType !== 'core') continue;
    kept.add(at);
    note(work, 'two-core', to);
  }
  work.slots = work.slots.map((slot, at) => (kept.has(at) ? slot : { ...slot, to: null }));
}

export function howMany(work: Work, count: number): void {
  const places = work.slots.flatMap(({ to }, at) => (to ? [{ at, to }] : []));
  if (places.length <= count) {
    for (let more = places.length; more < count; more += 1) {
      const habit = habitFor(work.state.facts, standing(work), null);
      if (!habit) break;
      work.slots = [...work.slots, { from: null, to: habit, place: work.slots.length }];
    }
    return;
  }
  const inOrder = [
    ...places.filter(({ to }) => to.habitType === 'core'),
    ...places.filter(({ to }) => to.habitType !== 'core'),
  ];
  const kept = inOrder.slice(0, Math.max(count, HABITS_PER_PLAN.min)).map(({ at }) => at);
  if (count < HABITS_PER_PLAN.min) note(work, 'two-core');
  work.slots = work.slots.map((slot, at) => (kept.includes(at) ? slot : { ...slot, to: null }));
}

export function move(work: Work, target: number, to: number): void {
  const slot = work.slots.find(({ place }) => place === target);
  if (!slot?.to) return;
  const others = work.slots.filter((other) => other !== slot);
  work.slots = [...others.slice(0, to), slot, ...others.slice(to)];
  work.isReordered = true;
}
