import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { isWaiting, type Queued } from '#core/check-in/outbox.ts';
import type { Note } from '#core/habit/day/day-notes.ts';

/** What is said of one habit. Check-ins of earlier versions say no more than whether it was done. */
export type WaitingHabit = {
  habitId: string;
  description: string;
  completed: boolean;
  amount?: number | null;
  /** Of its amount. */
  unit?: string;
  skipped?: boolean;
  /** The reason of its skip. */
  notes?: string;
};

/** A check-in that is kept on this device until the server has it: what is sent, and what is shown of it. */
export type WaitingCheckIn = Queued & {
  userId: string;
  /** The time zone and the moment in which it was made. */
  zone: string;
  madeAt: string;
  identityName: string;
  habits: readonly WaitingHabit[];
  notes: string | null;
  /** What is said of the one habit, when it is a note. */
  note?: WaitingNote;
  /** Whether the day is hard, when that is what was said; then it is of no identity. */
  hardDay?: boolean;
};

/** A note on one habit as it is sent, with the moment at which it was made. */
export type WaitingNote = {
  habitId: string;
  act: Note['act'];
  amount?: number;
  reason?: string;
};

// Device data for the pages: written by the code that reads the device, never fetched over the network.
const WAITING = ['device', 'waiting'] as const;
const KEPT = ['device', 'kept'] as const;
const STORED_AT = ['device', 'stored at'] as const;

const NOTHING: readonly WaitingCheckIn[] = [];

/** The signed-in user's check-ins that wait on this device, the oldest first. */
export function useWaiting(): readonly WaitingCheckIn[] {
  return useQuery<readonly WaitingCheckIn[]>({ queryKey: WAITING, queryFn: skipToken }).data ?? NOTHING;
}

export const waitingShown = (client: QueryClient) => client.getQueryData<readonly WaitingCheckIn[]>(WAITING) ?? NOTHING;

/**
 * What waits with the notes that a tab is sending, the oldest first: of a form that sends a day only the form knows whether it still does, while a
 * note is shown wherever it is, also when its tab was closed.
 */
export function useKept(): readonly WaitingCheckIn[] {
  return useQuery<readonly WaitingCheckIn[]>({ queryKey: KEPT, queryFn: skipToken }).data ?? NOTHING;
}

export const keptShown = (client: QueryClient) => client.getQueryData<readonly WaitingCheckIn[]>(KEPT) ?? NOTHING;

/** Tells the pages what the device keeps of a user, at a time in milliseconds. */
export function showQueue(client: QueryClient, queue: readonly WaitingCheckIn[], now: number): void {
  client.setQueryData(
    WAITING,
    queue.filter((one) => isWaiting(one, now)),
  );
  client.setQueryData(
    KEPT,
    queue.filter((one) => one.isNote || isWaiting(one, now)),
  );
}

/** When the stored data came from the server, while it is shown; null once the server has answered. */
export function useStoredAt(): string | null {
  return useQuery<string | null>({ queryKey: STORED_AT, queryFn: skipToken }).data ?? null;
}

export const storedAt = (client: QueryClient) => client.getQueryData<string | null>(STORED_AT) ?? null;

export const setStoredAt = (client: QueryClient, at: string | null) => client.setQueryData(STORED_AT, at);
