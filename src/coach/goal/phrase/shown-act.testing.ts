import type { NamedAct } from '../named-act.ts';

/** All that is said of each act, in a few words. */
export const shown = ({ text, when, days, times, amount }: NamedAct): string =>
  [
    text,
    when,
    days?.map((day) => day.slice(0, 3)).join(' ') ?? (times === null ? null : `${times}x`),
    amount && `${amount.value} ${amount.unit}`,
  ]
    .filter(Boolean)
    .join(' | ');
