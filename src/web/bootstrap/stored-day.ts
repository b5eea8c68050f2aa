import type { dayNow } from './day-now.ts';
import { asOfDay } from './as-of-day.ts';
import { keptSnapshot, type Snapshot } from '#web/device/device.ts';

/** The stored data of the last response, moved to today; null when nothing is stored. */
export async function storedDay(today: typeof dayNow): Promise<Snapshot | null> {
  const kept = await keptSnapshot();
  return kept && { ...kept, bootstrap: asOfDay(complete(kept.bootstrap), today(kept.bootstrap.preferences)) };
}

type Bootstrap = Snapshot['bootstrap'];

/** What an answer that an earlier version stored does not say of its habits yet. */
const LACKING = { days: null, dueOn: null, measure: null, moment: null, skippedDays: [], amounts: [] };

function complete({ currentHabits, ...rest }: Bootstrap): Bootstrap {
  const groups = currentHabits.map((group) => ({
    ...group,
    habits: group.habits.map((habit) => ({ ...LACKING, ...habit })),
  }));
  return { ...rest, currentHabits: groups };
}
