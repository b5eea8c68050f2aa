import { useState } from 'react';
import { type Seen, seenBefore } from '#features/progress/web/wins/seen-before.ts';
import { useStoredAt } from '#web/device/waiting.ts';
import type { DashboardData } from './use-dashboard.ts';

/** Pixels from which a screen is no phone: `md` of the style sheets. */
const WIDE = 768;

export const isNarrow = () => innerWidth < WIDE;

/** The cards that a screen shows before somebody scrolls. */
export const cardsAtFirst = () => (isNarrow() ? 1 : 2);

/** What the page showed first, or what stood before a vote on another page; null where that came from the device. */
export function useFirstSeen({ currentHabits, evidence }: DashboardData): Seen | null {
  const isStored = useStoredAt() !== null;
  const [first] = useState(() => seenBefore() ?? (isStored ? null : { groups: currentHabits, evidence }));
  return first;
}
