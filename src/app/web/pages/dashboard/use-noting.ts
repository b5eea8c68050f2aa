import { lazy, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { currentToast, dismissToast, toast } from '#web/ui/status/toast-store.ts';

const loadTick = () => import('#features/check-ins/web/tick/tick-habit.ts');
const loadSheet = () => import('./windows/habit-sheet-window.tsx');
const Sheet = lazy(() => loadSheet().then((part) => ({ default: part.HabitSheetWindow })));

type Opened = { group: HabitGroup; habitId: string; times: number; open: boolean };

/** Notes habits from their rows: by a tap on the circle, or in a sheet. Both load when they are first needed. */
export function useNoting(today: CalendarDay) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    Sheet,
    opened,
    close: () => setOpened((before) => before && { ...before, open: false }),
    actsOf: (group: HabitGroup) => ({
      onTick: (habit: Habit) =>
        loadTick().then(
          ({ tickHabit }) => tickHabit({ group, habit, date: today }),
          () => void toast({ ...progressMessages.dashboard.notLoaded, tone: 'danger' }),
        ),
      onOpen: ({ id }: Habit) => {
        // It would stand before the buttons of the sheet, which undo as well.
        const said = currentToast();
        if (said?.action) dismissToast(said.id);
        setOpened((before) => ({ group, habitId: id, times: (before?.times ?? 0) + 1, open: true }));
      },
      onPrefetch: () => {
        // What fails to load says so when it is used.
        loadTick().catch(() => undefined);
        loadSheet().catch(() => undefined);
      },
    }),
  };
}
