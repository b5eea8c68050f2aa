import type { WaitingCheckIn } from '#web/device/waiting.ts';

type Kept = Pick<WaitingCheckIn, 'identityId' | 'date' | 'habits' | 'notes' | 'overwrite'>;

/** What is sent of a check-in that waited here: all that was said of its habits, without what is only shown of them. */
export function toBody({ identityId, date, habits, notes, overwrite }: Kept) {
  const habitCompletions = habits.map(({ description: _shown, unit: _too, ...said }) => said);
  return { identityId, type: 'manual', date, habitCompletions, ...(notes && { notes }), overwrite } as const;
}
