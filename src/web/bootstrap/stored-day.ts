import type { dayNow } from './day-now.ts';
import { asOfDay } from './as-of-day.ts';
import { withLaterFields } from './later-fields.ts';
import { keptSnapshot, type Snapshot } from '#web/device/device.ts';

/** The stored data of the last response, moved to today; null when nothing is stored. */
export async function storedDay(today: typeof dayNow): Promise<Snapshot | null> {
  const kept = await keptSnapshot();
  return kept && { ...kept, bootstrap: asOfDay(withLaterFields(kept.bootstrap), today(kept.bootstrap.preferences)) };
}
