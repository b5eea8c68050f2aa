import { isOwnTime, type OwnTime } from '#core/habit/own-time.ts';

/** The two times of a day at which everybody can be reminded. */
export const SLOTS = ['morning', 'evening'] as const;

/** What somebody is reminded in: the morning, the evening, or the own time of some habits, which is its own name. */
export type Slot = (typeof SLOTS)[number] | OwnTime;

/** Whether what a notification says of its slot, data by then, is one. */
export function isSlot(said: unknown): said is Slot {
  return typeof said === 'string' && (SLOTS.some((slot) => slot === said) || isOwnTime(said));
}
