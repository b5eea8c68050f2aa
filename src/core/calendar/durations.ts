/** Milliseconds. A day of the calendar may last longer or shorter: days are counted by `addDays`, instants by these. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
