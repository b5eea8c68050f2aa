import { lazy, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { currentToast, dismissToast, toast } from '#web/ui/status/toast-store.ts';

const loadTick = () => import('#features/check-ins/web/tick/tick-habit.ts');
const loadSheet = () => import('./windows/habit-sheet-window.tsx');
const Sheet = lazy(() => loadSheet().then((part) => ({ default: part.HabitSheetWindow })));

type Opened = { group: HabitGroup; habitId: string; times: number; open: boolean };

/** Until the frame that shows what a tap changed by itself: all else that it leads to is drawn after that. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Notes habits from their rows: by a tap on the circle, or in a sheet. The one loads once the page stands, the other when it is first needed. */
export function useNoting(today: CalendarDay, groups: readonly HabitGroup[]) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const latest = useRef({ today, groups });
  useLayoutEffect(() => {
    latest.current = { today, groups };
  });
  // The same for all rows and at all times: a row is drawn anew only when its own habit changes.
  const [acts] = useState(() => {
    const groupOf = ({ id }: Habit) => latest.current.groups.find(({ habits }) => habits.some((one) => one.id === id));
    return {
      onTick: async (habit: Habit, isTicked: boolean) => {
        const date = latest.current.today;
        await drawn();
        const ticking = await loadTick().catch(() => null);
        const group = groupOf(habit);
        if (!ticking) toast({ ...progressMessages.dashboard.notLoaded, tone: 'danger' });
        if (!ticking || !group) return false;
        ticking.tickHabit({ group, habit, date }, { isTicked });
        return true;
      },
      onOpen: (habit: Habit) => {
        const group = groupOf(habit);
        if (!group) return;
        // It would stand before the buttons of the sheet, which undo as well.
        const said = currentToast();
        if (said?.action) dismissToast(said.id);
        setOpened((before) => ({ group, habitId: habit.id, times: (before?.times ?? 0) + 1, open: true }));
      },
      onPrefetch: () => {
        // What fails to load says so when it is used.
        loadSheet().catch(() => undefined);
      },
    };
  });
  return { Sheet, opened, acts, close: () => setOpened((before) => before && { ...before, open: false }) };
}
