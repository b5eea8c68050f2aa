import type { HabitGroup } from '#features/plans/contract.ts';
import { getKey } from '#web/api/api.ts';
import { type Bootstrap, bootstrapQuery, type EarlyTap } from '#web/bootstrap/bootstrap.ts';
import { getQueue } from '#web/device/device.ts';
import { showQueue } from '#web/device/waiting.ts';
import { queryClient } from '#web/query-client.ts';
import { drawNotes } from './note-habit.ts';
import { tickHabit } from './tick-habit.ts';

/** Goes on with a tap as the app does with its own. Of another person or day it stays on the device, as whatever waits there. */
function goOn({ habitId, userId, date, isTicked, early }: EarlyTap): void {
  const known = queryClient.getQueryData(bootstrapQuery.queryKey);
  if (known?.user.id !== userId || known.today !== date) return;
  const groups = queryClient.getQueryData<HabitGroup[]>(getKey('GET /api/habits/all-current')) ?? [];
  for (const group of groups) {
    const habit = group.habits.find(({ id }) => id === habitId);
    if (habit) tickHabit({ group, habit, date }, { isTicked, ...(early && { early }) });
  }
}

/** The app draws in the place of a drawing: whoever went through it by the keyboard stays where they were. */
function keepFocus(drawing: Element): void {
  const { activeElement } = document;
  if (!drawing.contains(activeElement) || !(activeElement instanceof HTMLElement)) return;
  const { tick = '' } = activeElement.dataset;
  const watcher = new MutationObserver(() => {
    if (drawing.isConnected) return;
    watcher.disconnect();
    document.querySelector<HTMLElement>(`[data-tick="${CSS.escape(tick)}"]`)?.focus({ preventScroll: true });
  });
  if (drawing.parentElement) watcher.observe(drawing.parentElement, { childList: true });
}

/**
 * Takes over what was ticked in a drawing, and what still waits of earlier visits, before the app draws in its place: so that no tick goes and comes again.
 * From then on taps on the drawing come here, as long as it stands. How everything stood before the first of them goes to `onFirst`: what they win
 * is told later.
 */
export async function takeEarlyTicks(drawing: HTMLElement, onFirst: (before: Bootstrap) => void): Promise<void> {
  const start = globalThis.taylrStart;
  if (!start) return;
  // A device that does not answer has kept nothing.
  const queue = await getQueue(drawing.dataset.user ?? '').catch(() => []);
  let isFirst = true;
  const taken = () => {
    const before = queryClient.getQueryData<Bootstrap | null>(bootstrapQuery.queryKey);
    if (before && isFirst && start.taps.length > 0) onFirst(before);
    isFirst &&= start.taps.length === 0;
    start.taps.splice(0).forEach(goOn);
  };
  // What is taken back is what was there before.
  const others = queue.filter(({ key }) => start.taps.every(({ early }) => early?.key !== key));
  const isOwn = queryClient.getQueryData(bootstrapQuery.queryKey)?.user.id === drawing.dataset.user;
  if (isOwn && others.length > 0) {
    showQueue(queryClient, others, Date.now());
    drawNotes();
  }
  taken();
  start.onTap = taken;
  keepFocus(drawing);
}
