import type { TestClient } from '#app/testing/world/test-client.ts';
import { type DayNumber, getLocalDay } from '../calendar.ts';
import type { Ledger, LivedEntry, LivedNote } from '../ledger.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

export const toMinute = (instant: Date): number => instant.getTime() / MINUTE;
export const toInstant = (minute: number): string => new Date(minute * MINUTE).toISOString();

/** What was made on a device: a note of one habit or a whole day, and by its own clock when and of which day. */
export type Made = {
  who: string;
  day: DayNumber;
  madeAt: number;
  zone: string;
  key: string;
} & ({ habit: string; note: LivedNote } | { entries: LivedEntry[] });

/** A phone or a laptop: with a clock of its own, and at times without a network. */
export class Device {
  readonly client: TestClient;
  /** The day of the year on which the network is back. */
  backOn = 0;
  queue: Made[] = [];
  private readonly skews: readonly { from: number; minutes: number }[];

  constructor(client: TestClient, skews: Device['skews']) {
    this.client = client;
    this.skews = skews;
  }

  /** What its clock shows at a moment of a day of the year. */
  clockAt(minute: number, place: number): number {
    return minute + (this.skews.findLast(({ from }) => from <= place)?.minutes ?? 0);
  }
}

/**
 * When something counts as made, and of which day it is: by the device's clock, but no later than it arrives; by the arrival, and for today, where that
 * clock is more than a day wrong.
 */
export function toCounted(
  { madeAt, day, zone }: Made,
  arrival: { at: number; deviceShows: number },
  { today, dayStart }: Ledger,
): { at: number; day: DayNumber } {
  const madeOn = getLocalDay(toInstant(madeAt), zone, dayStart);
  if (Math.abs(arrival.at - arrival.deviceShows) > DAY) {
    return { at: arrival.at, day: day === madeOn ? today : day };
  }
  return { at: madeOn < day - 1 ? arrival.at : Math.min(madeAt, arrival.at), day };
}

/** A day is open in the running week, and in the last one that ended until its review, a week at most. */
export function isOpen(ledger: Ledger, who: string, day: DayNumber): boolean {
  const { today } = ledger;
  const own = ledger.plans.filter((plan) => plan.who === who && plan.first <= plan.last);
  const plan = own.findLast(({ first, last }) => first <= day && day <= last);
  if (!plan || day > today) return false;
  const running = own.find(({ first, last }) => first <= today && today <= last)?.weekLast;
  if (plan.weekLast === running) return true;
  const ended = own.filter(({ last, weekLast }) => last < today && weekLast !== running);
  const newest = Math.max(...ended.map(({ weekLast }) => weekLast));
  const isReviewed = ledger.reviews.some(
    (review) => review.who === who && review.choice !== null && review.weekFirst + 6 >= plan.weekLast,
  );
  const endedOn = Math.max(...ended.filter(({ weekLast }) => weekLast === newest).map(({ last }) => last));
  return plan.weekLast === newest && !isReviewed && today - endedOn <= 7;
}
