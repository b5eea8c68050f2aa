import { TIME_OF_DAY } from '#core/calendar/time-of-day.ts';

/** A habit's own time, `HH:MM`: when its owner is reminded of it. */
export type OwnTime = `${number}:${number}`;

/** Whether a text is the own time of a habit. */
export function isOwnTime(text: string): text is OwnTime {
  return TIME_OF_DAY.test(text);
}
